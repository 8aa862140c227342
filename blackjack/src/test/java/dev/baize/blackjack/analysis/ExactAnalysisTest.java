package dev.baize.blackjack.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.StrategyTable;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an analysis answers, and what it refuses. */
class ExactAnalysisTest {

  private static final Composition DECK = Composition.fullDeck();
  private static final String PEEK = "double any, hands 2, naturals push yes, dealer natural peek";

  private static ExactAnalysis analysis(String settings) {
    return ExactAnalysis.of(BlackjackHouseRules.parse(settings), DECK, StrategyClass.CDZ, 1);
  }

  @Test
  void classic_rules_are_worth_what_the_analysis_of_the_classic_game_says() {
    BlackjackAnalysis classic = BlackjackAnalysis.ofFullDeck();
    ExactAnalysis exact = analysis("");
    assertThat(exact.expected()).isCloseTo(classic.bestPlay(1.5), within(1e-14));
    for (int up = 1; up <= 10; up++) {
      ExpectedValues values = classic.expectedValues(up, 7, 6, 3);
      assertThat(exact.values(up, 7, 6, 3).value(Choice.STAND).getAsDouble())
          .isCloseTo(values.stand(), within(1e-14));
      assertThat(exact.values(up, 7, 6, 3).value(Choice.HIT).getAsDouble())
          .isCloseTo(values.hit(), within(1e-14));
    }
  }

  @Test
  void a_classic_strategy_is_worth_what_the_analysis_of_the_classic_game_says() {
    Strategy stands = (up, situation) -> situation.hand().total() >= 15 ? Choice.STAND : Choice.HIT;
    double exact = ExactAnalysis.of(BlackjackHouseRules.classic(), DECK, stands, 1).expected();
    StrategyTable table = new StrategyTable((hand, upcard) -> hand.total() < 15);
    assertThat(exact).isCloseTo(BlackjackAnalysis.ofFullDeck().play(table, 1.5), within(1e-14));
  }

  @Test
  void the_value_before_the_deal_is_the_average_over_up_cards_and_hands() {
    ExactAnalysis exact = analysis("double any, hands 2");
    double sum = 0;
    for (int up = 1; up <= 10; up++) {
      double chances = 0;
      double against = 0;
      for (int first = 1; first <= 10; first++) {
        for (int second = first; second <= 10; second++) {
          double chance = exact.chance(up, first, second);
          chances += chance;
          against += chance * exact.values(up, first, second).bestValue();
        }
      }
      // The best choice with a natural is to stand, which pays it.
      assertThat(chances).isCloseTo(1, within(1e-14));
      assertThat(exact.expected(up)).isCloseTo(against, within(1e-14));
      sum += against * DECK.count(up) / 52;
    }
    assertThat(exact.expected()).isCloseTo(sum, within(1e-14));
  }

  @Test
  void a_natural_that_takes_the_first_wager_alone_costs_what_one_that_is_looked_for_does() {
    ExactAnalysis peek = analysis(PEEK + ", surrender early");
    ExactAnalysis original =
        analysis(
            "double any, hands 2, naturals push yes, surrender early, dealer natural original");
    assertThat(original.expected()).isCloseTo(peek.expected(), within(1e-14));
    double natural = 16.0 / 49;
    assertThat(original.values(1, 9, 9).value(Choice.SPLIT).getAsDouble())
        .isCloseTo(
            (1 - natural) * peek.values(1, 9, 9).value(Choice.SPLIT).getAsDouble() - natural,
            within(1e-14));
    assertThat(original.values(1, 9, 9).value(Choice.SURRENDER)).hasValue(-0.5);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "surrender late, dealer natural peek | -0.5",
        "surrender late, dealer natural original | -0.663265306122449",
        "surrender late, dealer natural all | -0.663265306122449",
        "surrender late | -0.5",
        "surrender early, dealer natural peek | -0.257575757575758",
        "surrender early, dealer natural original | -0.5",
        "surrender early, dealer natural all | -0.5",
        "surrender early | -0.5",
      })
  void surrender_to_an_ace_costs_half_and_what_a_natural_takes(String settings, double value) {
    assertThat(analysis(settings).values(1, 9, 7).value(Choice.SURRENDER).getAsDouble())
        .isCloseTo(value, within(1e-14));
    assertThat(analysis(settings).values(9, 9, 7).value(Choice.SURRENDER)).hasValue(-0.5);
  }

  @Test
  void insurance_is_worth_three_halves_of_the_chance_of_a_natural_less_a_half() {
    ExactAnalysis exact = analysis("insurance yes, dealer natural peek");
    assertThat(exact.insurance(2, 3)).isCloseTo(1.5 * 16 / 49 - 0.5, within(1e-14));
    assertThat(exact.insures(2, 3)).isFalse();
    Composition tens = Composition.of(4, 3, 2, 4, 4, 4, 4, 4, 4, 16);
    BlackjackHouseRules rules = exact.rules();
    ExactAnalysis rich = ExactAnalysis.of(rules, tens, StrategyClass.BASIC, 1);
    assertThat(rich.insures(2, 3)).isTrue();
    assertThat(rich.insures(10, 10)).isFalse();
    double without =
        ExactAnalysis.of(
                BlackjackHouseRules.parse("dealer natural peek"), tens, StrategyClass.BASIC, 1)
            .expected();
    assertThat(rich.expected()).isGreaterThan(without);
    assertThat(analysis("dealer natural peek").insures(2, 3)).isFalse();
  }

  /** Of a wager of 1, surrender takes all, a natural wins 1, and nothing can be insured. */
  @Test
  void a_wager_of_one_is_worth_what_a_house_gives_that_pays_as_it_rounds() {
    String surrender = "surrender late, insurance yes";
    Composition rich = Composition.of(4, 2, 2, 4, 4, 4, 4, 4, 4, 16);
    for (String payment : List.of("3:2", "6:5", "7:5", "1:1")) {
      BlackjackHouseRules rules =
          BlackjackHouseRules.parse(PEEK + ", natural " + payment + ", " + surrender);
      ExactAnalysis even =
          ExactAnalysis.of(
              BlackjackHouseRules.parse(PEEK + ", natural 1:1"), rich, StrategyClass.CDZ, 1);
      ExactAnalysis exact = ExactAnalysis.of(rules, rich, StrategyClass.CDZ, 1);
      assertThat(exact.expectedRoundedDown(1)).isCloseTo(even.expected(), within(1e-14));
      assertThat(exact.expectedRoundedDown(10)).isEqualTo(exact.expected());
    }
  }

  @Test
  void rounding_costs_of_naturals_and_surrenders_what_is_not_paid() {
    ExactAnalysis exact = analysis(PEEK);
    double natural = 2 * (4.0 / 52) * (16.0 / 51);
    double paid = natural * (1 - 2 * (3.0 / 50) * (15.0 / 49));
    assertThat(exact.expected() - exact.expectedRoundedDown(5))
        .isCloseTo(paid * 0.1, within(1e-14));
    assertThat(exact.expected() - exact.expectedRoundedDown(7)).isCloseTo(paid / 14, within(1e-14));
    ExactAnalysis basic =
        ExactAnalysis.of(
            BlackjackHouseRules.parse(PEEK + ", surrender late"), DECK, StrategyClass.BASIC, 1);
    assertThat(basic.expected() - basic.expectedRoundedDown(5)).isGreaterThan(paid * 0.1 + 0.002);
    assertThatThrownBy(() -> exact.expectedRoundedDown(0))
        .hasMessage("wager 0: expected 1 to 1000000000000000000");
  }

  @Test
  void what_is_not_allowed_has_no_value() {
    ChoiceValues values = analysis("double 10-11, hands 2").values(6, 8, 8);
    assertThat(values.value(Choice.DOUBLE)).isEmpty();
    assertThat(values.value(Choice.SURRENDER)).isEmpty();
    assertThat(values.best()).isEqualTo(Choice.SPLIT);
    assertThat(values.toString()).matches("stand -?0\\.\\d{6}, hit -?0\\.\\d{6}, split 0\\.\\d{6}");
    assertThat(analysis("double 10-11").values(6, 8, 8).value(Choice.SPLIT)).isEmpty();
    assertThat(analysis("double any").values(6, 5, 4, 2).value(Choice.DOUBLE)).isEmpty();
    assertThat(analysis("double any").values(6, 5, 6).value(Choice.DOUBLE)).isPresent();
  }

  @Test
  void hands_that_cannot_be_are_refused() {
    ExactAnalysis exact =
        ExactAnalysis.of(
            BlackjackHouseRules.classic(),
            Composition.of(1, 4, 4, 4, 4, 4, 4, 4, 0, 16),
            StrategyClass.CDZ,
            1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> exact.values(1, 1, 5))
        .withMessage("[1, 5] against 1: expected two or more cards that are left, up to 21");
    assertThatThrownBy(() -> exact.values(2, 1, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> exact.values(2, 5)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> exact.choice(2, 10, 10, 2))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> exact.expected(9)).hasMessage("no card of value 9 is left");
    assertThatThrownBy(() -> exact.expected(11)).hasMessage("value 11: expected 1 to 10");
    assertThatThrownBy(
            () ->
                ExactAnalysis.of(
                    BlackjackHouseRules.classic(),
                    Composition.of(0, 0, 0, 0, 0, 0, 0, 2, 4, 13),
                    StrategyClass.CDZ,
                    1))
        .hasMessage("19 cards are left: expected at least 20");
  }

  @Test
  void a_strategy_that_chooses_what_is_not_allowed_is_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                ExactAnalysis.of(
                    BlackjackHouseRules.classic(), DECK, (up, situation) -> Choice.DOUBLE, 1))
        .withMessageEndingWith("against 1: expected one of [stand, hit]");
  }

  @Test
  void basic_answers_for_the_situations_of_its_rules_alone() {
    ExactAnalysis basic =
        ExactAnalysis.of(BlackjackHouseRules.parse(PEEK), DECK, StrategyClass.BASIC, 1);
    Strategy strategy = basic.strategy().orElseThrow();
    HandValue eleven = AllHands.value(AllHands.of(6, 5));
    Situation two = new Situation(eleven, 0, EnumSet.of(Choice.STAND, Choice.HIT, Choice.DOUBLE));
    assertThat(strategy.choose(6, two)).isEqualTo(Choice.DOUBLE);
    assertThat(strategy.insures(two)).isFalse();
    assertThatThrownBy(() -> strategy.choose(6, new Situation(eleven, 0, EnumSet.of(Choice.HIT))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no such situation under these rules");
    assertThat(analysis(PEEK).strategy()).isEmpty();
  }

  @Test
  void a_situation_has_choices_and_a_pair_of_cards_that_exist() {
    HandValue four = AllHands.value(AllHands.of(2, 2));
    assertThatThrownBy(() -> new Situation(four, 11, EnumSet.of(Choice.HIT)))
        .hasMessage("a pair of 11: expected 0 to 10");
    assertThatThrownBy(() -> new Situation(four, 2, EnumSet.noneOf(Choice.class)))
        .hasMessage("expected a choice or more");
  }
}
