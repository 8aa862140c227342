package dev.baize.euchre.player;

import dev.baize.euchre.Alone;
import dev.baize.euchre.EuchreHouseRules;

/**
 * Match equity: the chance that a side wins the game, from 0 to 1, by the points that each side
 * still needs and by which of them deals next. It is computed backwards from the end of the game,
 * from the frequencies of the points of a hand, for two sides that play equally well, whatever the
 * score. Hands that are thrown in are left out: they only pass the deal on.
 */
final class MatchEquity {

  /** The most points of a hand. */
  static final int MAX_POINTS = 4;

  /** The most points that win a game by any rules. */
  private static final int MAX_NEEDED = 100;

  /** Counted in 16,000 hands of four Masters with 100 samples, by the american rules. */
  private static final MatchEquity WITH_LONE_HANDS =
      new MatchEquity(0.019, 0, 0.149, 0.162, 0, 0.460, 0.151, 0, 0.059);

  /** Counted in 15,000 such hands by the classic rules. */
  private static final MatchEquity WITHOUT_LONE_HANDS =
      new MatchEquity(0, 0, 0.1794, 0.1414, 0, 0.4531, 0.2261, 0, 0);

  /** The chance of the dealer's side, by the points that it needs and those of the other. */
  private final double[][] ofDealers = new double[MAX_NEEDED + 1][MAX_NEEDED + 1];

  /** Computes it from the relative frequencies of the dealer's side's points in a hand, -4 to 4. */
  MatchEquity(double... frequencies) {
    for (int more = 1; more <= MAX_NEEDED; more++) {
      for (int less = 1; less <= more; less++) {
        ofDealers[more][less] = beforeHand(more, less, frequencies);
        ofDealers[less][more] = beforeHand(less, more, frequencies);
      }
    }
  }

  /**
   * Match equity where lone hands are played or not; other rules of a house make less difference.
   */
  static MatchEquity of(EuchreHouseRules house) {
    return house.alone() == Alone.NO ? WITHOUT_LONE_HANDS : WITH_LONE_HANDS;
  }

  /** The chance of the dealer's side before a hand, if those after it are known. */
  private double beforeHand(int needed, int others, double[] frequencies) {
    double chance = 0;
    for (int points = -MAX_POINTS; points <= MAX_POINTS; points++) {
      chance += frequencies[points + MAX_POINTS] * afterHand(points, needed, others, true);
    }
    return chance;
  }

  /**
   * The chance of a side after a hand in which it made some points, negative if the other side did.
   * {@code needed} and {@code others} are the points that each side needed before; whoever {@code
   * dealt} does not deal next.
   */
  double afterHand(int points, int needed, int others, boolean dealt) {
    int left = needed - Math.max(points, 0);
    int othersLeft = others + Math.min(points, 0);
    if (left <= 0) {
      return 1;
    }
    if (othersLeft <= 0) {
      return 0;
    }
    return dealt ? 1 - ofDealers[othersLeft][left] : ofDealers[left][othersLeft];
  }
}
