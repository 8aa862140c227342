package dev.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What can be said of a person at the table without a terminal. */
class PlayTest {

  private static final String NO_TERMINAL =
      "baize: at the table, input and output must be a terminal; baize match plays without one\n";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"euchre", "blackjack", "beans"})
  void without_a_terminal_one_line_says_where_else_to_go(String game) {
    Path record = folder.resolve("record");
    assertThat(Run.of("play", game, "--record", record.toString()))
        .isEqualTo(new Run(1, "", NO_TERMINAL));
    assertThat(record).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "play | which game? expected beans, blackjack, euchre or --resume FILE",
        "play chess | no game \"chess\"; there are: beans, blackjack, euchre",
        "play --pace slow euchre | --pace has no meaning before euchre",
        "play --resume left beans | --resume has no meaning before beans",
        "play euchre --resume left | '--resume', which is an option of baize play;",
        "play euchre --resume=left | '--resume=left', which is an option of baize play;",
        "play --seed 3 | '--seed', which is an option of baize play beans, baize play blackjack,",
        "play --seed 3 euchre | '--seed', which is an option of baize play beans, baize play blackjack,",
        "play --bogus 3 | Unknown option",
        "play --statistics --practice | --statistics and --practice do not go together",
        "play --statistics left --pace fast | --statistics and --pace do not go together",
        "play euchre --points 0 | points 0: expected 1 to 100",
        "play euchre --opponents Simple,Random | 2 opponents; expected 1 or 3",
        "play euchre --opponents Nobody | no euchre player \"Nobody\"",
        "play euchre --opponents Human | only one person can sit at this table",
        "play euchre --hints Nobody | no euchre player \"Nobody\"",
        "play euchre --hints Human | a person at the table gives no hints",
        "play --statistics --hints Simple | --statistics and --hints do not go together",
        "play blackjack --opponents Simple | --opponents",
        "play euchre --no-record --record left | --no-record and --record do not go together",
        "resume --max-decisions 9 | which game may have so many decisions? expected FILE",
        "play blackjack --hands 0 | hands 0: expected 1 or more",
        "play blackjack --minimum 0 | minimum 0: expected 1 to",
        "play blackjack --rules=vegas | \"vegas\" is neither a preset, of which there are classic, strip,",
        "play blackjack --rules=decks=9 | \"decks=9\" is neither a preset",
        "play beans --rules opening | \"opening\"",
        "play euchre --rules opening | \"opening\"",
        "play beans --opponents Greedy,Greedy | 2 opponents; expected 1",
        "play beans --opponents Thinker:rollout=Nobody | no seat for an opponent: no beans player",
        "play beans --pace now | is not a pace; expected slow, normal, fast",
        "play beans --seed x | is not a seed; expected a signed 64-bit number"
      })
  void what_is_not_understood_is_one_line(String words, String part) {
    Run run = Run.of(words.split(" "));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("baize: ").contains(part).hasLineCount(1);
  }

  @Test
  void a_game_whose_table_has_no_options_is_played_by_the_rules_that_are_given() {
    String play = "play ohhell --players ../examples/ohhell --opponents Random,Random";
    List<String> words = new ArrayList<>(List.of(play.split(" ")));
    assertThat(Run.of(words.toArray(String[]::new)).err()).contains("expected 1 or 3");
    words.addAll(List.of("--rules", "3 seats, 2 hands"));
    assertThat(Run.of(words.toArray(String[]::new))).isEqualTo(new Run(1, "", NO_TERMINAL));
  }

  @Test
  void a_record_is_resumed_where_one_person_plays() throws Exception {
    Path file = folder.resolve("record");
    String header =
        "baize record 1\ngame: beans\nrules: opening draw yes, final sale no\nseed: 1\n";
    Files.writeString(file, header + "player: Human A\nplayer: Human B\n\n");
    assertThat(Run.of("play", "--resume", file.toString()))
        .isEqualTo(
            new Run(1, "", "baize: " + file + " has 2 people; expected 1; see baize resume\n"));
    Files.writeString(file, header + "player: Greedy A\nplayer: Human B\n\n");
    assertThat(Run.of("play", "--resume", file.toString())).isEqualTo(new Run(1, "", NO_TERMINAL));
    Files.writeString(file, header + "player: Absent A\nplayer: Human B\n\n");
    Run absent = Run.of("play", "--resume", file.toString());
    assertThat(absent.status()).isEqualTo(1);
    assertThat(absent.err()).contains(":5: no beans player \"Absent\"").hasLineCount(1);
    Files.writeString(file, header + "player: Greedy A\nplayer: Human B\n\nsing\n");
    Run damaged = Run.of("play", "--resume", file.toString());
    assertThat(damaged.status()).isEqualTo(1);
    assertThat(damaged.err()).contains(":8: ").contains("\"sing\"").hasLineCount(1);
    assertThat(Run.of("play", "--resume", "nosuch").err())
        .isEqualTo("baize: nosuch cannot be read: there is no such file\n");
  }

  /** Keeps a game of beans at its first question. */
  private Path keep(String name) throws Exception {
    Path file = Files.createDirectories(folder.resolve("baize/games")).resolve(name);
    String rules = "opening draw yes, final sale no";
    return Files.writeString(
        file,
        "baize record 1\ngame: beans\nrules: "
            + rules
            + "\nseed: 1\nplayer: Human South\n"
            + "player: Greedy North\n\n");
  }

  @Test
  void what_is_not_over_is_offered_by_the_commands_that_resume_it() throws Exception {
    Map<String, String> environment = Map.of("XDG_DATA_HOME", folder.toString());
    assertThat(Run.in(environment, "resume"))
        .isEqualTo(
            new Run(1, "", "baize: no game of yours waits to be resumed; baize play begins one\n"));
    Path one = keep("beans-2026-11-26-0915.baize");
    Path two = keep("beans-2026-11-26-0916.baize");
    Files.setLastModifiedTime(one, FileTime.fromMillis(1000));
    Files.setLastModifiedTime(two, FileTime.fromMillis(2000));
    Run run = Run.in(environment, "resume");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).isEqualTo("baize: which game? each command above resumes one\n");
    assertThat(run.out().lines())
        .satisfiesExactly(
            first ->
                assertThat(first)
                    .startsWith("beans, 2026-11-26 09:16, ")
                    .endsWith(", with Greedy (medium): baize resume " + two),
            second -> assertThat(second).endsWith("baize resume " + one));
    assertThat(Run.in(environment, "play", "--resume").out().lines())
        .last()
        .asString()
        .endsWith(": baize play --resume " + one);
  }

  @Test
  void a_copy_that_is_resumed_takes_the_kept_game_with_it() throws Exception {
    Path kept = keep("beans-2026-11-26-0915.baize");
    String text = Files.readString(kept);
    Files.writeString(kept, text.replace("Human", "Greedy").replaceFirst("Greedy N", "Human N"));
    Path copy = Files.copy(kept, folder.resolve("copy"));
    Run run = Run.in(Map.of("XDG_DATA_HOME", folder.toString()), "resume", copy.toString());
    assertThat(run.err()).contains("input ended");
    assertThat(copy).isNotEmptyFile().hasSameTextualContentAs(kept);
    assertThat(Files.readString(kept)).hasSizeGreaterThan(text.length());
  }

  @Test
  void help_tells_of_every_game() {
    Run run = Run.of("play", "--help");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("Usage: baize play GAME [OPTIONS]\n")
        .contains("\n  euchre ", "\n  blackjack ", "\n  beans ", "undo", "NO_COLOR");
    assertThat(Run.of("play", "euchre", "--help").out())
        .contains(
            "  --opponents=NAME[,NAME...]\n",
            "--hints",
            "--seed",
            "--record",
            "--pace",
            "--points");
    assertThat(Run.of("generate-completion").out()).contains("_picocli_baize_play_euchre");
  }
}
