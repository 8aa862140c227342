package dev.baize.blackjack.player;

import dev.baize.blackjack.analysis.BlackjackAnalysis;

/**
 * How much to bet on a hand of known worth: what makes the bankroll grow fastest in the long run
 * (J. L. Kelly, <i>A New Interpretation of Information Rate</i>, Bell System Technical Journal 35,
 * 1956), within the limits and in whole units.
 *
 * <p>The growth of a small stake is its expected result less half its square, both as parts of the
 * bankroll. As half a unit of a natural's pay is lost with an odd stake, even stakes are worth
 * more, so that with a minimum of 5 it is often 6 that costs least.
 */
final class Stake {
  private static final double NATURAL = 1.5;

  /** The mean square of a hand's result: most are 1, some are 0 or 1.5². */
  private static final double SQUARE = 0.97;

  private Stake() {}

  /** The stake that makes the most of a hand that was analysed. */
  static long of(BlackjackAnalysis hand, long bankroll, long minimum) {
    double worth = hand.bestPlay(0);
    double natural = hand.naturalChance();
    long most = (long) (bankroll * ((worth + (natural * NATURAL)) / SQUARE));
    long even = Math.max(minimum, most) / 2 * 2;
    long best = minimum;
    double growth = growth(worth, natural, best, bankroll);
    for (long stake : new long[] {minimum + 1, even, even + 2}) {
      double other = growth(worth, natural, stake, bankroll);
      if (stake > minimum && stake <= bankroll && other > growth) {
        best = stake;
        growth = other;
      }
    }
    return best;
  }

  /** How much a stake makes a bankroll grow, as a part of it. */
  private static double growth(double worth, double natural, long stake, long bankroll) {
    double part = (double) stake / bankroll;
    double paid = (double) (stake + (stake / 2)) / bankroll;
    return (worth * part) + (natural * paid) - (SQUARE * part * part / 2);
  }
}
