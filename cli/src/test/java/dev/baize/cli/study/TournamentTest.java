package dev.baize.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Players against each other, from the command line. */
class TournamentTest {

  private static Run play(String line) {
    return Run.of(("tournament euchre " + line).split(" "));
  }

  @Test
  void the_tables_say_who_is_better_and_how_sure_that_is() {
    Run run = play("Random Simple --games 1000 --seed 3");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith(
            """
            game     euchre
            rules    points 10, shuffle uniform
            players  Random, Simple
            seed     3
            rounds   500 (0 to 499)

            player   Elo  ± 95 %  score %
            Simple \s""")
        .contains(
            """

            player  against  games  won  drawn  lost  score %  ± 95 %  points a hand  ± 95 %
            Random  Simple \s""");
  }

  @ParameterizedTest
  @CsvSource({
    "euchre Expert Simple, points a hand",
    "blackjack Simple Random, money a hand",
    "beans Greedy Random, coins a game"
  })
  void the_table_says_what_a_hand_or_a_game_is_worth(String players, String unit) {
    String pair = Run.of(("tournament " + players + " --games 20").split(" ")).out();
    List<String> lines = pair.lines().toList();
    assertThat(lines.get(lines.size() - 2)).endsWith("  " + unit + "  ± 95 %");
    assertThat(lines.get(lines.size() - 1)).matches(".* [0-9]+[.][0-9]+ +[0-9]+[.][0-9]+");
  }

  @Test
  void games_are_made_up_to_whole_rounds() {
    assertThat(play("Simple Random Random --games 5").out())
        .contains("\nrounds   3 (0 to 2)\n", "\nSimple  Random       6 ");
    assertThat(play("Simple Random --games 1 --from 7").out()).contains("\nrounds   1 (7)\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--games 100", "--sprt 0,10"})
  void the_result_is_the_same_on_any_number_of_threads(String what) {
    for (String format : new String[] {"text", "json", "csv"}) {
      String line = "Simple Random " + what + " --format " + format + " --threads ";
      Run one = play(line + 1);
      assertThat(one.status()).isZero();
      for (int threads : new int[] {2, 3, 8}) {
        assertThat(play(line + threads)).isEqualTo(one);
      }
    }
  }

  @Test
  void a_test_ends_as_soon_as_the_answer_is_known() {
    Run better = play("Simple Random --sprt 0,10");
    assertThat(better.out())
        .contains("\nH0: Simple is above Random by no more than 0 Elo; H1: by 10 or more\n")
        .contains("\nH1 is accepted; log-likelihood ratio ")
        .doesNotContain("PARTIAL");
    assertThat(play("Random Simple --sprt 0,10").out()).contains("\nH0 is accepted; ");
    assertThat(play("Simple Random --sprt 0,10 --format json").out())
        .contains("\"complete\":true,\"test\":{\"elo0\":0.0,\"elo1\":10.0,\"alpha\":0.05,")
        .contains("\"verdict\":\"H1\"}");
    assertThat(play("Simple Random --sprt 0,10 --format csv").out()).contains(",true,H1,0,Simple,");
  }

  @Test
  void a_test_may_be_left_undecided() {
    assertThat(play("Simple Random --sprt -0.5,0.5 --games 2").out())
        .contains("\nrounds   1 (0)\n")
        .contains("no more than -0.5 Elo; H1: by 0.5 or more\nundecided; ")
        .doesNotContain("PARTIAL");
  }

  @Test
  void the_error_rates_of_a_test_decide_when_it_ends() {
    Run run = play("Simple Random --sprt 0,10 --error-rates 0.01,.2");
    assertThat(run.out()).contains("decided at -1.599 (H0) and 4.382 (H1)\n");
    assertThat(play("Simple Random --sprt 0,10 --error-rates 0.01,.2 --format json").out())
        .contains("\"alpha\":0.01,\"beta\":0.2,");
    assertThat(play("Simple Random --sprt 0,10 --error-rates 0.05,0.05"))
        .isEqualTo(play("Simple Random --sprt 0,10"));
  }

  @Test
  void in_a_gauntlet_only_the_first_meets_the_others() {
    String players = "Simple Expert Random --games 40 ";
    Run run = play(players + "--gauntlet");
    assertThat(run.out())
        .contains("\nSimple  Expert      40 ", "\nSimple  Random      40 ")
        .doesNotContain("\nExpert  Random");
    assertThat(play(players + "--gauntlet --format json").out())
        .endsWith(",\"gauntlet\":true}\n")
        .doesNotContain("\"number\":1,\"player\":\"Expert\",\"opponentNumber\":2,");
    assertThat(play(players + "--gauntlet --format csv").out()).hasLineCount(5);
    assertThat(play(players + "--format csv").out()).hasLineCount(7);
    assertThat(play("Simple Random --games 40 --gauntlet"))
        .isEqualTo(play("Simple Random --games 40"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--games 40", "--games 40 --gauntlet"})
  void an_anchor_is_rated_as_it_is_told_and_the_others_relative_to_it(String what) {
    String line = "Simple Expert Random " + what + " --anchor simple=1500 --chart -";
    assertThat(play(line).out()).contains("\nSimple  1500       0 ", " 1500 ± 0\n");
    assertThat(play(line.replace("--chart -", "--format json")).out())
        .contains("\"player\":\"Simple\",\"score\":", "\"rating\":1500.0,\"standardError\":0.0,")
        .endsWith(",\"anchor\":{\"number\":0,\"player\":\"Simple\",\"rating\":1500.0}}\n");
    assertThat(play("Master:samples=2 Simple --games 2 --anchor Master:samples=2=-20.5").out())
        .contains("\nMaster:samples=2   -20.5 ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Simple Random --anchor Expert=0 | \"Expert=0\": expected the name of one of Simple, Random",
        "Simple Simple --anchor Simple=0 | \"Simple=0\": expected the name of one of Simple, Simple",
      })
  void an_anchor_is_one_of_the_players(String line, String message) {
    Run run = play(line + " --games 2");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo("baize: --anchor " + message + "; see baize tournament --help\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Simple                 | 1 player; expected 2 to 100",
        "Simple Human           | no seat for Human: Human cannot play where there is no console",
        "Simple Random --sprt 1 | --sprt \"1\": expected two differences in Elo, such as 0,10",
        "Simple Random --sprt 10,0 | elo0 10.0, elo1 0.0: expected the first to be less, both from -2000 to 2000",
        "Simple Random Random --sprt 0,10 | --sprt with 3 players: expected two",
        "Simple Random --sprt 0,10 --shard 1/2 | --sprt looks at all rounds in turn: expected no"
            + " --from and no --shard",
        "Simple Random --error-rates 0.1,0.1 | --error-rates are those of a test: expected --sprt too",
        "Simple Random --sprt 0,10 --error-rates 0.1 | --error-rates \"0.1\": expected two error"
            + " rates, such as 0.05,0.1",
        "Simple Random --sprt 0,10 --error-rates 0.6,0.1 | alpha 0.6, beta 0.1: expected both at"
            + " least 1.0E-300 and below 0.5",
        "Simple Random --anchor 1500 | --anchor \"1500\" is no rating"
            + " of a player; expected for instance Simple=1500, -9999 to 9999",
        "Simple Random --sprt 0,10 --from 2 | --sprt looks at all rounds in turn: expected no"
            + " --from and no --shard",
      })
  void what_is_not_understood_is_one_line(String line, String message) {
    assertThat(play(line))
        .isEqualTo(new Run(2, "", "baize: " + message + "; see baize tournament --help\n"));
  }
}
