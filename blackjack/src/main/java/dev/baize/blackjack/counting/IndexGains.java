package dev.baize.blackjack.counting;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.counting.CountIndices.Departure;

/** What index plays win in a round, over the true counts and bets of {@link IndexPlays}. */
final class IndexGains {
  private static final double DECK = 52;
  private static final double HALF = 0.5;

  private final CountIndices indices;

  /** By shoe of the indices, how often its true count arises, times the bet then. */
  private final double[] weights = new double[CountIndices.ANALYSES];

  /**
   * Weights true counts with half of the shoe unseen, where they are about normally distributed.
   */
  IndexGains(BlackjackHouseRules rules, CardCount count, CountIndices indices) {
    this.indices = indices;
    Composition full = Composition.decks(rules.decks());
    double size = full.size();
    double variance = DECK * DECK * CountedShoe.squares(full, count) / (size * (size - 1));
    double sum = 0;
    for (int at = 0; at < weights.length; at++) {
      double trueCount = CountIndices.trueCount(at);
      weights[at] = Math.exp(-trueCount * trueCount / (2 * variance));
      sum += weights[at];
    }
    for (int at = 0; at < weights.length; at++) {
      weights[at] *= Math.max(1, CountIndices.trueCount(at)) / sum;
    }
  }

  /** What a departure wins over the choice at a true count of 0, at all counts beyond its index. */
  double of(Departure departure) {
    CountIndex index = departure.index();
    Choice basic = indices.best(CountIndices.NEUTRAL, index.up(), index.situation());
    Choice choice = departure.above() ? index.above() : index.below();
    double sum = 0;
    for (int at = 0; at < weights.length; at++) {
      if (CountIndices.trueCount(at) >= index.trueCount() == departure.above()) {
        sum += weights[at] * indices.gain(at, index.up(), index.situation(), basic, choice);
      }
    }
    return sum;
  }

  /** What insurance of half of the wager wins. */
  double ofInsurance() {
    double sum = 0;
    for (int at = 0; at < weights.length; at++) {
      CountedShoe shoe = indices.shoe(at);
      double size = shoe.composition().size();
      double tens = shoe.wanted(CardCount.VALUES) / (size - 1);
      sum += weights[at] * shoe.wanted(1) / size * Math.max(0, HALF * (3 * tens - 1));
    }
    return sum;
  }
}
