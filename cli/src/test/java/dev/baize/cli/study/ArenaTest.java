package dev.baize.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Players in an arena, from the command line. */
class ArenaTest {

  private static final Pattern TIMES = Pattern.compile("(?s)\ntime .*|,\"times\".*");

  @TempDir private Path folder;

  private static Run play(String... options) {
    List<String> words =
        new ArrayList<>(
            List.of(
                "arena",
                "euchre",
                "Simple",
                "Random",
                "--judge=Master:samples=5",
                "--rules=points 1, shuffle uniform",
                "--seed=3"));
    words.addAll(List.of(options));
    return Run.of(words.toArray(String[]::new));
  }

  @Test
  void the_tables_say_who_wins_what_decisions_cost_and_how_long_answers_take() {
    Run run = play("--games=4");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith(
            """
            euchre by points 1, shuffle uniform, judged by Master:samples=5 from what each
            seat knew
            Seed 3, rounds 0 to 1. A cost is what a decision between two or more loses on
            average (% of a game); illegal are games lost by an illegal answer, failed those
            forfeited otherwise.

            player  games  score %  ± 95 %  cost %  ± 95 %  illegal  failed
            """)
        .contains("\nSimple    decisions  mistakes  cost %  ± 95 %\n", "\nall  ")
        .containsPattern("\ntime +answers +ms each +longest\nSimple +\\d+ +[\\d.]+ +[\\d.]+\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "json", "csv"})
  void all_but_the_times_is_the_same_on_any_number_of_threads(String format) {
    Run one = play("--games=6", "--threads=1", "--format=" + format);
    Run four = play("--games=6", "--threads=4", "--format=" + format);
    assertThat(TIMES.matcher(four.out()).replaceAll(""))
        .isEqualTo(TIMES.matcher(one.out()).replaceAll(""))
        .contains("Simple");
  }

  @Test
  void a_page_has_what_the_text_has() throws Exception {
    Path page = folder.resolve("arena.html");
    Run run = play("--games=2", "--html=" + page);
    assertThat(run.status()).isZero();
    String text = Files.readString(page).replaceAll("(?s)<style>.*</style>|<[^>]*>", " ");
    assertThat(text.strip().split("\\s+")).containsAll(List.of(run.out().strip().split("\\s+")));
    String before = Files.readString(page);
    Run again = play("--games=2", "--html=" + page);
    assertThat(again.status()).isEqualTo(1);
    assertThat(again.out()).isEmpty();
    assertThat(again.err()).hasLineCount(1).contains("arena.html");
    assertThat(Files.readString(page)).isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--games=0 | --games 0: expected 1 to 10000",
        "--games=10001 | --games 10001: expected 1 to 10000",
        "--judge=Simple | --judge: Simple decides without values, so it cannot judge; expected an"
            + " advisor, such as Thinker",
        "--shard=1/2 | Unknown option: '--shard=1/2'",
        "Human | no seat for Human: Human cannot play where there is no console"
      })
  void what_makes_no_sense_is_refused_in_one_line(String option, String reason) {
    Run run = Run.of("arena", "euchre", "Simple", "Random", option);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).hasLineCount(1).startsWith("baize: " + reason);
  }

  @Test
  void one_player_has_nobody_to_play_against() {
    Run run = Run.of("arena", "euchre", "Simple");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).isEqualTo("baize: 1 player; expected 2 to 100; see baize arena --help\n");
  }
}
