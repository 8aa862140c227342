package dev.baize.blackjack.counting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.StrategyClass;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What single cards that are gone do to the value of a round. */
class RemovalEffectsTest {

  private static final RemovalEffects EFFECTS =
      RemovalEffects.of(
          BlackjackHouseRules.parse("double any, hands 4, naturals push yes, dealer natural peek"));

  /** A fixed strategy wins as much on average after a card has been burnt. */
  @Test
  void the_effects_of_all_cards_add_up_to_nothing() {
    double sum = 0;
    for (int card = 1; card <= 10; card++) {
      sum += Composition.fullDeck().count(card) * EFFECTS.effect(card);
    }
    assertThat(sum).isCloseTo(0, within(1e-13));
  }

  /** P. Griffin's effects, for one deck, in per cent; his rules differ in details. */
  @ParameterizedTest
  @CsvSource({
    "1, -0.61", "2, 0.38", "3, 0.44", "4, 0.55", "5, 0.69",
    "6, 0.46", "7, 0.28", "8, 0.00", "9, -0.18", "10, -0.51"
  })
  void the_effects_are_close_to_those_published(int card, double percent) {
    assertThat(100 * EFFECTS.effect(card)).isCloseTo(percent, within(0.05));
  }

  @ParameterizedTest
  @CsvSource({
    "hilo, 0.97, 0.51, 0.76",
    "ko, 0.98, 0.55, 0.78",
    "omega2, 0.92, 0.67, 0.85",
    "zen, 0.96, 0.63, 0.85",
    "halves, 0.99, 0.56, 0.72",
  })
  void counts_are_as_good_as_published(
      String name, double betting, double playing, double insurance) {
    CardCount count = CardCount.parse(name);
    assertThat(EFFECTS.bettingCorrelation(count)).isCloseTo(betting, within(0.006));
    assertThat(EFFECTS.playingEfficiency(count)).isCloseTo(playing, within(0.05));
    assertThat(EFFECTS.insuranceCorrelation(count)).isCloseTo(insurance, within(0.006));
  }

  @Test
  void the_full_shoe_is_worth_what_basic_wins() {
    ExactAnalysis basic =
        ExactAnalysis.of(
            BlackjackHouseRules.parse(
                "double any, hands 4, naturals push yes, dealer natural peek"),
            Composition.fullDeck(),
            StrategyClass.BASIC,
            1);
    assertThat(EFFECTS.expected()).isEqualTo(basic.expected());
  }

  @Test
  void a_gain_is_the_mean_of_the_positive_part_of_a_normal_variable() {
    assertThat(RemovalEffects.NormalGain.of(0, 1))
        .isCloseTo(1 / Math.sqrt(2 * Math.PI), within(1e-5));
    assertThat(RemovalEffects.NormalGain.of(-1, 1)).isCloseTo(0.0833155, within(1e-5));
    assertThat(RemovalEffects.NormalGain.of(3, 1) - RemovalEffects.NormalGain.of(-3, 1))
        .isCloseTo(3, within(1e-4));
    assertThat(RemovalEffects.NormalGain.of(-1, 0.01)).isZero();
    assertThat(RemovalEffects.NormalGain.of(2, 0)).isEqualTo(2);
  }
}
