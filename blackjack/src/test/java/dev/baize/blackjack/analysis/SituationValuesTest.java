package dev.baize.blackjack.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.baize.blackjack.BlackjackHousePreset;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.HandValue;
import dev.baize.core.card.Card;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What choices are worth by situation. */
class SituationValuesTest {

  private static final BlackjackHouseRules RULES =
      BlackjackHouseRules.of(BlackjackHousePreset.SINGLE);
  private static final Composition DECK = Composition.fullDeck();
  private static final ExactAnalysis BASIC = ExactAnalysis.of(RULES, DECK, StrategyClass.BASIC, 1);
  private static final double[] HILO = {-1, 1, 1, 1, 1, 1, 0, 0, 0, -1};
  private static final SituationValues VALUES = SituationValues.of(BASIC, HILO);

  /** Nine and Eight, which are no part of a split. */
  private static final Situation SEVENTEEN =
      new Situation(
          HandValue.empty().plus(Card.parse("Nine of Spades")).plus(Card.parse("Eight of Spades")),
          0,
          EnumSet.of(Choice.STAND, Choice.HIT, Choice.DOUBLE));

  @Test
  void no_choice_is_better_than_that_of_the_best_strategy() {
    for (Situation situation : VALUES.situations()) {
      for (int up = 1; up <= 10; up++) {
        Choice basic = BASIC.strategy().orElseThrow().choose(up, situation);
        for (Choice other : situation.allowed()) {
          assertThat(VALUES.worth(up, situation, other))
              .isLessThanOrEqualTo(VALUES.worth(up, situation, basic) + 1e-15);
        }
      }
    }
  }

  @Test
  void a_situation_of_two_cards_arises_as_often_as_its_hands_and_differs_by_what_they_are_worth() {
    int up = 6;
    double chance = 0;
    double worth = 0;
    for (int[] hand : List.of(new int[] {7, 10}, new int[] {8, 9})) {
      double dealt = BASIC.chance(up, hand[0], hand[1]) * DECK.count(up) / DECK.size();
      ChoiceValues values = BASIC.values(up, hand);
      chance += dealt;
      worth +=
          dealt
              * (values.value(Choice.STAND).orElseThrow() - values.value(Choice.HIT).orElseThrow());
    }
    assertThat(VALUES.frequency(up, SEVENTEEN)).isCloseTo(chance, within(1e-15));
    assertThat(VALUES.worth(up, SEVENTEEN, Choice.STAND) - VALUES.worth(up, SEVENTEEN, Choice.HIT))
        .isCloseTo(worth, within(1e-15));
    assertThat(VALUES.seen(up, SEVENTEEN)).isCloseTo(3, within(1e-14));
  }

  @Test
  void a_count_of_two_cards_is_what_their_hands_add_on_average() {
    double sevens = BASIC.chance(6, 7, 10);
    double nines = BASIC.chance(6, 8, 9);
    assertThat(VALUES.count(6, SEVENTEEN)).isCloseTo(-sevens / (sevens + nines), within(1e-14));
    assertThat(SituationValues.of(BASIC).count(6, SEVENTEEN)).isZero();
  }

  @Test
  void what_never_arises_is_worth_nothing() {
    Composition noAce = Composition.of(0, 4, 4, 4, 4, 4, 4, 4, 4, 16);
    SituationValues values =
        SituationValues.of(ExactAnalysis.of(RULES, noAce, StrategyClass.BASIC, 1));
    assertThat(values.frequency(1, SEVENTEEN)).isZero();
    assertThat(values.worth(1, SEVENTEEN, Choice.HIT)).isZero();
    assertThat(values.seen(1, SEVENTEEN)).isNaN();
    assertThat(values.count(1, SEVENTEEN)).isNaN();
  }

  @Test
  void what_knows_no_situations_is_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SituationValues.of(ExactAnalysis.of(RULES, DECK, StrategyClass.CDZ, 1)))
        .withMessage("expected the analysis of BASIC or of a given strategy");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SituationValues.of(BASIC, 1, 2))
        .withMessage("[1.0, 2.0]: expected ten numbers, of aces first");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                VALUES.worth(
                    1, new Situation(HandValue.empty(), 0, EnumSet.of(Choice.HIT)), Choice.HIT))
        .withMessageEndingWith("no such situation under these rules");
  }
}
