package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import dev.baize.blackjack.HouseRules;
import org.jspecify.annotations.Nullable;

/** What each choice in each of the {@link Situations} is worth when a strategy plays some cards. */
final class WeighedShoe {
  private final Composition composition;
  private final double expected;
  private final @Nullable SituationWeights[] weights = new SituationWeights[VALUES];

  /**
   * Weighs all choices.
   *
   * @param strategy what is played; null for the best by situation
   * @param tags by hand of {@link AllHands}, what a count makes of its cards
   */
  WeighedShoe(
      HouseRules rules,
      Composition composition,
      @Nullable SituationStrategy strategy,
      double[] tags) {
    this.composition = composition;
    KnownCards cards = KnownCards.of(rules, composition);
    SituationStrategy played = strategy == null ? SituationStrategy.best(cards) : strategy;
    expected = ExactAnalysis.of(cards, played).expected();
    for (int up = 1; up <= VALUES; up++) {
      if (composition.count(up) > 0) {
        weights[up - 1] =
            new Weighing(cards, played.situations(), up, tags).of(played.choices(up), false);
      }
    }
  }

  /** The expected value of a round. */
  double expected() {
    return expected;
  }

  Composition composition() {
    return composition;
  }

  /** The value of a choice, times the chance of the up card and the situation. */
  double worth(int up, int situation, Choice choice) {
    SituationWeights against = weights[up - 1];
    return against == null ? 0 : chance(up) * against.worth(situation, choice);
  }

  /** The chance of the up card and the situation. */
  double frequency(int up, int situation) {
    SituationWeights against = weights[up - 1];
    return against == null ? 0 : chance(up) * against.frequency(situation);
  }

  /** The average number of cards that are seen in a situation, the up card included. */
  double seen(int up, int situation) {
    SituationWeights against = weights[up - 1];
    return against == null ? 0 : 1 + against.size(situation);
  }

  /** The average of what a count makes of the player's cards in a situation. */
  double count(int up, int situation) {
    SituationWeights against = weights[up - 1];
    return against == null ? 0 : against.count(situation);
  }

  private double chance(int up) {
    return (double) composition.count(up) / composition.size();
  }
}
