package dev.baize.cli.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import org.junit.jupiter.api.Test;

class AnalyzeTest {

  @Test
  void the_worth_of_a_fresh_deck_is_shown_and_the_best_play_with_two_cards() {
    Run run = Run.of("analyze", "blackjack");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith("52 cards are left: 4 A, 4 2, 4 3, 4 4, 4 5, 4 6, 4 7, 4 8, 4 9, 16 10\n")
        .contains(
            """
            a natural pays      3:2      7:5
            best play       -1.2862  -1.7688
            Simple          -1.3592  -1.8419
            """,
            "A natural comes in 4.8265 % of hands.\n",
            "Of a wager of 5, the minimum, it wins 7, rounded down: 7:5.\n");
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void what_differs_from_simple_is_marked_in_eleven_places() {
    String out = Run.of("analyze", "blackjack").out();
    String table = out.substring(out.indexOf("* where Simple does the other") + 1);
    assertThat(table.chars().filter(c -> c == '*')).hasSize(11);
    assertThat(table).contains("\n7+7  ").containsPattern("\\n7\\+7 .*\\*S-55\\.0\\n");
  }

  @Test
  void removed_cards_are_not_there() {
    Run run = Run.of("analyze", "blackjack", "--removed", "a A,A, a 10 j Q k");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("44 cards are left: 0 A, 4 2, 4 3, 4 4, 4 5, 4 6, 4 7, 4 8, 4 9, 12 10\n")
        .doesNotContain("\nA+", "\nA  ")
        .contains("A natural comes in 0.0000 % of hands.\n", "\n2+2        -");
  }

  @Test
  void a_program_reads_it_as_json_or_csv() {
    String json = Run.of("analyze", "blackjack", "--format", "json").out();
    assertThat(json)
        .startsWith("{\"game\":\"blackjack\",\"left\":{\"A\":4,\"2\":4,")
        .contains(
            "\"natural\":0.048265", "\"best\":{\"3:2\":-0.01286", "\"dealer\":{\"A\":{\"17\":")
        .contains("{\"hand\":\"7+7\",\"up\":\"10\",\"stand\":-0.549760")
        .endsWith("\"best\":\"stand\",\"simple\":\"stand\"}]}\n");
    assertThat(Run.of("analyze", "blackjack", "--format", "csv").out())
        .startsWith("hand,up,stand,hit,best,simple\n2+2,A,");
  }

  @Test
  void cards_that_cannot_be_removed_are_refused_in_one_line() {
    refuses("x", "\"x\" is not a card; expected A, 2 to 10, J, Q or K");
    refuses("1", "\"1\" is not a card; expected A, 2 to 10, J, Q or K");
    refuses("5 5 5 5 5", "5 times 5; a deck has four");
    refuses("k K k k k", "5 times K; a deck has four");
    refuses(
        "2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6 7 7 7 7 8 8 8 8 9 9 9 9 10",
        "33 cards leave 19; no hand is dealt from fewer than 20");
  }

  private static void refuses(String removed, String reason) {
    Run run = Run.of("analyze", "blackjack", "--removed", removed);
    assertThat(run)
        .isEqualTo(
            new Run(
                2,
                "",
                "baize: Invalid value for option '--removed': "
                    + reason
                    + "; see baize analyze blackjack --help\n"));
  }

  @Test
  void a_game_that_has_no_analysis_is_refused_and_so_is_none() {
    assertThat(Run.of("analyze", "chess"))
        .isEqualTo(
            new Run(
                2,
                "",
                "baize: no command \"chess\"; there are: blackjack, euchre; see baize analyze --help\n"));
    assertThat(Run.of("analyze"))
        .isEqualTo(
            new Run(2, "", "baize: Missing required subcommand; see baize analyze --help\n"));
  }

  @Test
  void its_help_ends_with_examples() {
    assertThat(Run.of("analyze", "blackjack", "--help").out())
        .startsWith("Usage: baize analyze blackjack ")
        .contains("--removed=CARDS", "\n  baize analyze blackjack --removed \"5 5 6 10 K\"");
  }
}
