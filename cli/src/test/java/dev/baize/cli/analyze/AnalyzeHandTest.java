package dev.baize.cli.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackHousePreset;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.ChoiceValues;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactHand;
import dev.baize.cli.Run;
import dev.baize.core.card.Rank;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One hand of blackjack with every decision, from the command line. */
class AnalyzeHandTest {

  private static Run run(String... words) {
    return Run.of(
        Stream.concat(Stream.of("analyze", "blackjack"), Stream.of(words)).toArray(String[]::new));
  }

  @Test
  void every_decision_with_a_hand_is_shown_the_best_first() {
    Run run = run("--rules", "strip", "--hand", "10 6", "--up", "10", "--removed", "5 5");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith("rules   decks 6, reshuffle below 78,")
        .endsWith(
            """
            unseen  307 cards: 24 A, 24 2, 24 3, 24 4, 22 5, 23 6, 24 7, 24 8, 24 9, 94 10
            hand    10+6, 16
            up      10, with no natural of the dealer

            What each decision is worth, % of the wager

            decision    worth, %  costs, %
            surrender   -50.0000    0.0000
            stand       -54.2495    4.2495
            hit         -54.4768    4.4768
            double     -108.9535   58.9535
            """);
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void json_and_csv_have_the_doubles_of_the_library() {
    Composition left = Composition.decks(6).without(5).without(10);
    ChoiceValues values =
        ExactHand.of(
                BlackjackHouseRules.of(BlackjackHousePreset.STRIP),
                List.of(Rank.EIGHT, Rank.EIGHT),
                Rank.ACE)
            .dealtFrom(left)
            .values();
    String[] words = {"--rules", "strip", "--removed", "5,k", "--hand", "8,8", "--up", "a"};
    List<String> csv = with(words, "csv").out().lines().toList();
    assertThat(csv.get(0)).isEqualTo("decision,value,cost");
    assertThat(csv).hasSize(6);
    for (String line : csv.subList(1, 6)) {
      String[] cells = line.split(",", -1);
      double value = values.value(Choice.valueOf(cells[0].toUpperCase(Locale.ROOT))).orElseThrow();
      assertThat(cells[1]).isEqualTo(Double.toString(value));
      assertThat(cells[2]).isEqualTo(Double.toString(values.bestValue() - value));
    }
    assertThat(with(words, "json").out())
        .startsWith("{\"kind\":\"hand\",\"version\":1,\"game\":\"blackjack\",\"rules\":\"decks 6,")
        .contains(
            ",\"minimum\":10,\"rounding\":0.0,\"unseen\":{\"A\":23,",
            ",\"hand\":\"8+8\",\"up\":\"A\",\"decisions\":[{\"decision\":\"split\",\"value\":"
                + values.bestValue()
                + ",\"cost\":0.0},",
            "],\"insurance\":-0.0");
  }

  private static Run with(String[] words, String format) {
    return run(
        Stream.concat(Stream.of(words), Stream.of("--format", format)).toArray(String[]::new));
  }

  @Test
  void without_rules_it_is_a_hand_of_the_classic_game() {
    assertThat(run("--hand", "K 6", "--up", "9").out())
        .startsWith("rules   classic\nunseen  49 cards: 4 A,")
        .contains("\ndecision  worth, %  costs, %\nhit       ", "\nstand     ")
        .doesNotContain("double", "rounding", "natural");
  }

  @Test
  void a_natural_is_paid() {
    assertThat(run("--rules", "strip", "--hand", "A K", "--up", "A").out())
        .contains("\nhand    A+10, a natural\nup      A, with no natural of the dealer\n")
        .endsWith(
            """
            decision  worth, %  costs, %
            stand     150.0000    0.0000

            To insure half of the wager is worth -3.8835 % of it.
            """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "10 6 | 10 | 3.4676",
        "A 10 | 5 | 10.0000",
        "8 8 | 5 | 0.0000",
      })
  void one_line_says_what_rounding_takes(String hand, String up, String cost) {
    assertThat(run("--rules", "strip, minimum 5", "--hand", hand, "--up", up).out())
        .contains(
            "\nWithout rounding, which takes " + cost + " % of a wager of 5, the minimum.\n\n");
    assertThat(run("--rules", "strip", "--hand", hand, "--up", up).out())
        .doesNotContain("rounding");
    assertThat(run("--rules", "strip, minimum 5", "--hand", "10 6 2", "--up", up).out())
        .doesNotContain("rounding");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "--hand;10 6|--hand: expected --up with it",
        "--up;5|--up: expected --hand with it",
        "--hand;10 6;--up;10;--rules;strip;--effects|--hand shows one hand: expected no --effects",
        "--hand;10 6;--up;10;--strategy;CDP|--hand shows one hand: expected no --strategy",
        "--hand;10 6;--up;11|Invalid value for option '--up': \"11\" is not a card; expected A, 2",
        "--hand;10 x;--up;10|Invalid value for option '--hand': \"x\" is not a card; expected A, 2",
        "--hand;10;--up;10|Invalid value for option '--hand': [Ten] against Ten: expected two or",
        "--hand;K 6 6;--up;2|Invalid value for option '--hand': [King, Six, Six] against Two:",
        "--hand;5 5;--up;5;--removed;5 5|Invalid value for option '--hand': [Five, Five] against",
      })
  void what_makes_no_sense_is_refused_in_one_line(String words, String reason) {
    Run run = run(words.split(";"));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("baize: " + reason)
        .endsWith("; see baize analyze blackjack --help\n")
        .hasLineCount(1);
  }
}
