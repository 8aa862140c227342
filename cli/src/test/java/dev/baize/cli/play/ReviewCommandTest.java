package dev.baize.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command that judges recorded games; ReviewerTest is about what it judges. */
class ReviewCommandTest {

  private static final String JUDGE = "Planner:rollouts=40";

  @TempDir private Path folder;

  private Path game(String name, int seed) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    String words = "match beans Random Greedy --seed " + seed + " --record " + file;
    assertThat(Run.of(words.split(" ")).status()).isZero();
    return file;
  }

  private Run review(Path file, String... more) {
    String[] words = new String[4 + more.length];
    words[0] = "review";
    words[1] = file.toString();
    words[2] = "--judge";
    words[3] = JUDGE;
    System.arraycopy(more, 0, words, 4, more.length);
    return Run.of(words);
  }

  @Test
  void a_review_adds_up_the_result_and_shows_the_worst_mistakes_with_the_table()
      throws IOException {
    Run run = review(game("a", 1));
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith("beans by ")
        .contains(
            "judged by " + JUDGE, "\nRandom: ", " luck ", "own costs\n", "\n1. Hand 1, decision ")
        .contains("\n   Greedy ", "\n   Your hand, the front first ");
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void a_seat_is_named_or_all_are_judged() throws IOException {
    Path file = game("a", 1);
    Run first = review(file, "--format", "csv");
    Run second = review(file, "--seat", "Greedy", "--format", "csv");
    Run both = review(file, "--all", "--format", "csv");
    assertThat(second).isEqualTo(review(file, "--seat", "1", "--format", "csv"));
    assertThat(both.out())
        .isEqualTo(first.out() + second.out().substring(second.out().indexOf('\n') + 1));
  }

  @Test
  void a_seat_is_named_as_the_review_shows_it_or_as_the_record_does() throws IOException {
    Path file = folder.resolve("settings");
    String match = "match beans Greedy Planner:rollouts=2 --seed 1 --record " + file;
    assertThat(Run.of(match.split(" ")).status()).isZero();
    Run shown = review(file, "--seat", "Planner");
    assertThat(shown.out()).contains("\nPlanner: ");
    assertThat(shown).isEqualTo(review(file, "--seat", "Planner:rollouts=2"));
  }

  @Test
  void programs_read_a_review_as_json() throws IOException {
    assertThat(review(game("a", 1), "--format", "json").out())
        .startsWith("{\"game\":\"beans\",\"rules\":")
        .contains("\"judge\":\"" + JUDGE + "\"", "\"unit\":\"chances to win\",\"result\":")
        .contains("\"values\":[{\"decision\":", "\"differences\":[{\"unit\":\"chances to win\"");
  }

  @Test
  void any_number_of_threads_prints_the_same_bytes() throws IOException {
    Path file = game("a", 1);
    assertThat(review(file, "--threads", "3")).isEqualTo(review(file, "--threads", "1"));
  }

  @Test
  void a_page_is_written_beside_the_text_and_never_over_a_file() throws IOException {
    Path file = game("a", 1);
    Path page = folder.resolve("page.html");
    Run run = review(file, "--html", page.toString());
    assertThat(run).isEqualTo(review(file));
    assertThat(page)
        .content()
        .startsWith("<!DOCTYPE html>")
        .endsWith("</html>\n")
        .contains("Random");
    Files.writeString(page, "mine");
    assertRefused(review(file, "--html", page.toString()), "page.html", "nothing is overwritten");
    assertThat(page).hasContent("mine");
    assertRefused(review(file, "--html", folder.resolve("none/page.html").toString()), "none");
    assertRefused(review(file, "--html", folder.toString()), "folder");
  }

  @Test
  void without_a_file_the_game_that_was_played_last_is_judged() throws IOException {
    Path last = game("baize/games/beans-2026-01-02-1000.baize", 1);
    Path other = game("baize/games/beans-2026-11-02-1000.baize", 2);
    Files.setLastModifiedTime(other, FileTime.from(Instant.parse("2026-11-02T10:00:00Z")));
    Files.setLastModifiedTime(last, FileTime.from(Instant.parse("2026-11-03T10:00:00Z")));
    Map<String, String> home = Map.of("XDG_DATA_HOME", folder.toString());
    assertThat(Run.in(home, "review", "--judge", JUDGE)).isEqualTo(review(last));
  }

  @Test
  void who_has_played_nothing_is_told_how_to_begin() {
    Run run = Run.in(Map.of("XDG_DATA_HOME", folder.toString()), "review");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).hasLineCount(1).contains("baize play");
  }

  @Test
  void what_cannot_be_judged_is_one_line() throws IOException {
    Path file = game("a", 1);
    String name = file.toString();
    assertRefused(Run.of("review", name, "--judge", "Greedy"), "Greedy", "--judge");
    assertRefused(Run.of("review", name, "--judge", "Nobody"), "Nobody");
    assertRefused(review(file, "--seat", "Bob"), "Bob", "Random, Greedy");
    assertRefused(review(file, "--all", "--seat", "Greedy"), "--all");
    assertRefused(review(file, "--threads", "0"), "--threads");
    assertRefused(review(file, "--with-all-cards"), "--with-all-cards", "beans");
    assertRefused(review(folder.resolve("none")), "none");
    Files.writeString(file, Files.readString(file).replace("game: beans", "game: chess"));
    assertRefused(review(file), name + ": no game \"chess\"");
  }

  private static void assertRefused(Run run, String... named) {
    assertThat(run.status()).isNotZero();
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).hasLineCount(1).contains(named);
  }

  @Test
  void the_mistakes_are_written_beside_the_comments_of_a_game_in_egn() throws IOException {
    Path file = folder.resolve("random.baize");
    String words = "match euchre Random Simple --seed 3 --rules";
    List<String> match = new ArrayList<>(List.of(words.split(" ")));
    match.addAll(List.of("points 3, shuffle uniform", "--record", file.toString()));
    assertThat(Run.of(match.toArray(String[]::new)).status()).isZero();
    Path annotated = folder.resolve("random.egn");
    String[] review = {
      "review", file.toString(), "--judge", "Master:samples=50", "--annotate", annotated.toString()
    };
    Run run = Run.of(review);
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("\n1. Hand ");
    assertThat(Files.readString(annotated))
        .containsPattern("\\[\\?[?!]?] Hand \\d+, decision \\d+: chose to [^\"]* is better by ");
    assertRefused(Run.of(review), "random.egn");
    assertThat(Run.of("replay", annotated.toString()).out())
        .isEqualTo(Run.of("replay", file.toString()).out());
  }

  @Test
  void only_euchre_is_written_in_egn() throws IOException {
    Path annotated = folder.resolve("beans.egn");
    Run run = Run.of("review", game("a", 1).toString(), "--annotate", annotated.toString());
    assertRefused(run, "--annotate", "beans", "euchre");
    assertThat(annotated).doesNotExist();
  }
}
