package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.counting.RemovalEffects;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The expected value of the next round for a wager of 1, and what rounding takes of it: the best
 * linear estimate from the unseen cards, by exact effects of removal (P. Griffin, <i>The Theory of
 * Blackjack</i>). Immutable.
 */
final class RoundValue {
  private static final int VALUES = 10;

  /** What is lost by rounding is the same for wagers that differ by this. */
  private static final int PERIOD = 10;

  private static final Map<BlackjackHouseRules, RoundValue> HOUSES = new ConcurrentHashMap<>();

  private final double fresh;

  /** By value, aces first: how much more a round would be worth if all cards had it. */
  private final double[] worth = new double[VALUES];

  private final int[] full = new int[VALUES];

  /** By the last digit of a wager, what rounding costs of it in a round from a fresh shoe. */
  private final double[] lost = new double[PERIOD];

  private RoundValue(BlackjackHouseRules house) {
    RemovalEffects effects = RemovalEffects.of(house);
    Composition shoe = Composition.decks(house.decks());
    this.fresh = effects.expected();
    double mean = 0;
    for (int value = 1; value <= VALUES; value++) {
      full[value - 1] = shoe.count(value);
      mean += effects.effect(value) * shoe.count(value) / shoe.size();
    }
    for (int value = 1; value <= VALUES; value++) {
      worth[value - 1] = (mean - effects.effect(value)) * (shoe.size() - 1);
    }
    for (int wager = 1; wager < PERIOD; wager++) {
      lost[wager] = wager * (fresh - effects.fullShoe().expectedRoundedDown(wager));
    }
  }

  /** The values of a house, computed once in about a second. */
  static RoundValue of(BlackjackHouseRules house) {
    return HOUSES.computeIfAbsent(house, RoundValue::new);
  }

  double lostByRounding(long wager) {
    return lost[(int) (wager % PERIOD)];
  }

  double next(BlackjackView view) {
    double sum = 0;
    for (int value = 1; value <= VALUES; value++) {
      sum += (full[value - 1] - view.exposed(value)) * worth[value - 1];
    }
    return fresh + sum / Math.max(1, view.unseen());
  }
}
