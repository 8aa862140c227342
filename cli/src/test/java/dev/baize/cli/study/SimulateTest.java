package dev.baize.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import dev.baize.core.registry.Registry;
import dev.baize.euchre.EuchreProvider;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games in bulk, from the command line. */
class SimulateTest {

  private static Run simulate(String... more) {
    List<String> words = new ArrayList<>(List.of("simulate", "euchre", "Simple"));
    words.addAll(List.of(more));
    return Run.of(words.toArray(String[]::new));
  }

  @Test
  void the_table_says_what_was_played_and_measured() {
    Run run = simulate("--games", "1000", "--seed", "7");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith(
            """
            game     euchre
            rules    points 10, shuffle uniform
            players  Simple, Simple, Simple, Simple
            seed     7
            games    1000 (0 to 999)

            measure                   number    mean  ± 95 %  std dev  min  median  max
            points of Simple, seat 0    1000 \s""")
        .contains("\nhands ", "\n\nmeasure                number  share %   from     to\n")
        .contains("\nwin of Simple, seat 0 ", "\nmakers win ", "\nmade by dealer ")
        .doesNotContain("PARTIAL");
  }

  @ParameterizedTest
  @CsvSource({
    "euchre Expert Simple, 'points of Expert, seat 0', 'win of Simple, seat 3', points",
    "blackjack Counting, money of Counting, win of Counting, money",
    "beans Greedy Random, 'coins of Greedy, seat 0', 'win of Random, seat 1', coins"
  })
  void scores_are_named_for_their_player_and_unit(
      String players, String score, String win, String unit) {
    String[] words = ("simulate " + players + " --games 2").split(" ");
    assertThat(Run.of(words).out()).contains("\n" + score + " ", "\n" + win + " ");
    assertThat(Run.of((String.join(" ", words) + " --format json").split(" ")).out())
        .contains("{\"measure\":\"score of seat 0\",", "{\"measure\":\"win of seat 0\",")
        .endsWith(",\"unit\":\"%s\"}\n".formatted(unit));
  }

  @Test
  void what_happens_or_not_is_a_share_with_an_interval_and_no_quantiles() {
    List<String> lines = simulate("--games", "1000").out().lines().toList();
    int shares = lines.indexOf("measure                number  share %   from     to");
    List<String> numbers = lines.subList(0, shares);
    assertThat(numbers).noneMatch(line -> line.matches("(win of|march|made by) .*"));
    assertThat(lines.subList(shares + 1, lines.size()))
        .hasSize(12)
        .anyMatch(line -> line.startsWith("march "))
        .allMatch(line -> line.matches(".* [0-9]+ +[0-9]+\\.[0-9]+ +[0-9]+\\.[0-9]+ +[0-9.]+"));
  }

  @Test
  void two_players_are_sides_as_in_a_tournament() {
    Run sides = Run.of("simulate", "euchre", "Expert", "Simple", "--games=9");
    assertThat(sides.status()).isZero();
    assertThat(sides)
        .isEqualTo(
            Run.of("simulate", "euchre", "Expert", "Simple", "Expert", "Simple", "--games=9"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "json", "csv"})
  void the_result_is_the_same_on_any_number_of_threads(String format) {
    Run one = simulate("--games", "300", "--format", format, "--threads", "1");
    assertThat(one.status()).isZero();
    for (String threads : List.of("2", "3", "8")) {
      assertThat(simulate("--games", "300", "--format", format, "--threads", threads))
          .isEqualTo(one);
    }
  }

  @Test
  void a_seed_is_another_study_and_zero_is_the_usual_one() {
    Run usual = simulate("--games", "20", "--format", "json");
    assertThat(simulate("--games", "20", "--format", "json", "--seed", "0")).isEqualTo(usual);
    assertThat(simulate("--games", "20", "--format", "json", "--seed", "1").out())
        .isNotEqualTo(usual.out());
    assertThat(usual.out()).contains("\"seed\":0,");
  }

  @Test
  void one_player_for_all_seats_is_the_same_as_one_for_each() {
    assertThat(Run.of("simulate", "euchre", "simple", "Simple", "SIMPLE", "Simple", "--games=9"))
        .isEqualTo(simulate("--games", "9"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"2000", "2_000", "2e3", "2E3"})
  void numbers_of_games_may_be_written_in_several_ways(String number) {
    assertThat(simulate("--games", number).out()).contains("\ngames    2000 (0 to 1999)\n");
  }

  @Test
  void games_begin_where_they_are_asked_to() {
    assertThat(simulate("--from", "1_000", "--games", "1").out())
        .contains("\ngames    1 (1000)\n")
        .contains("\nhands                          1 ");
  }

  @Test
  void rules_are_given_as_results_show_them() {
    Run run = simulate("--games", "10", "--rules", "points 1, shuffle in-shuffle");
    assertThat(run.out()).contains("\nrules    points 1, shuffle in-shuffle\n");
  }

  @Test
  void of_one_game_no_error_is_known() {
    assertThat(simulate("--games", "1").out()).containsPattern("\nhands +1 +\\d+ +\\? +\\? +\\d+ ");
    assertThat(simulate("--games", "1", "--format", "json").out())
        .contains("\"standardError\":null,\"degreesOfFreedom\":0,\"low95\":null");
  }

  @Test
  void a_part_says_so_and_what_is_missing() {
    Run run = simulate("--games", "10", "--shard", "2/3");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("\ngames    3 (4 to 6)\n\nPARTIAL: 3 of 10; missing: games 0 to 3, 7 to 9\n\n");
    assertThat(simulate("--games", "10", "--shard", "2/3", "--format", "json").out())
        .contains(
            "\"asked\":[{\"first\":0,\"last\":9}],\"played\":[{\"first\":4,\"last\":6}],"
                + "\"complete\":false");
  }

  @Test
  void a_part_may_be_empty() {
    Run run = simulate("--games", "2", "--shard", "3/3");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("\ngames    0\n\nPARTIAL: 0 of 2; missing: games 0 to 1\n")
        .containsPattern("\nhands +0 +\\? +\\? +\\? +\\? ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "simulate                           | Missing required parameters: 'GAME', 'PLAYER'",
        "simulate euchre                    | Missing required parameter: 'PLAYER'",
        "simulate euchre Human              | no seat for Human: Human cannot play where there is"
            + " no console",
        "simulate euchre Simple Random Simple | 3 players for 4 seats; expected 1 or 2 or 4",
        "simulate euchre Simple --games 0   | --games 0: expected 1 to 1000000000000000",
        "simulate euchre Simple --games -1  | Invalid value for option '--games': "
            + "\"-1\" is not a whole number from 0 to 1e15, such as 1000000, 1_000_000 or 1e6",
        "simulate euchre Simple --games 2e15 | Invalid value for option '--games': "
            + "\"2e15\" is not a whole number from 0 to 1e15, such as 1000000, 1_000_000 or 1e6",
        "simulate euchre Simple --threads 0 | --threads 0: expected 1 to 1000",
        "simulate euchre Simple --threads 1001 | --threads 1001: expected 1 to 1000",
        "simulate euchre Simple --shard 0/5 | Invalid value for option '--shard': "
            + "\"0/5\" is not a part; expected i/n with i from 1 to n, such as 1/5 for the first of five",
        "simulate euchre Simple --shard 6/5 | Invalid value for option '--shard': "
            + "\"6/5\" is not a part; expected i/n with i from 1 to n, such as 1/5 for the first of five",
        "simulate euchre Simple --format xml | Invalid value for option '--format': no format"
            + " \"xml\"; expected text, json or csv",
        "simulate euchre Simple --rules x   | \"x\" is neither a preset, of which there are classic,"
            + " american, online, nor a setting and its value, such as \"alone makers\": there are"
            + " alone, dealer stuck, canadian, lone lead, lone march, lone euchred, deals, start, dealer",
      })
  void what_is_not_understood_is_one_line(String line, String message) {
    assertThat(Run.of(line.split(" ")))
        .isEqualTo(new Run(2, "", "baize: " + message + "; see baize simulate --help\n"));
  }

  @Test
  void unknown_names_are_told_with_those_that_there_are() {
    Registry registry = new Registry(List.of(new EuchreProvider()), List.of());
    String help = "; see baize simulate --help\n";
    assertThat(Run.with(registry, "simulate", "chess", "Simple"))
        .isEqualTo(new Run(2, "", "baize: no game \"chess\"; there are: euchre" + help));
    assertThat(Run.with(registry, "simulate", "euchre", "Deep"))
        .isEqualTo(
            new Run(
                2,
                "",
                "baize: no euchre player \"Deep\"; there are: Apprentice, Expert, Human, Master,"
                    + " Random, Simple"
                    + help));
  }
}
