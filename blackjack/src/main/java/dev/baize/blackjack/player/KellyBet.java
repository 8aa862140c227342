package dev.baize.blackjack.player;

import dev.baize.blackjack.analysis.BlackjackAnalysis;
import java.util.function.LongToDoubleFunction;

/**
 * The Kelly bet on a hand of known expected value: the whole number within the limits that
 * maximises the expected logarithmic growth of the bankroll (J. L. Kelly, <i>A New Interpretation
 * of Information Rate</i>, Bell System Technical Journal 35, 1956).
 *
 * <p>The growth from a small bet is about its expected result less half its mean square, both as
 * fractions of the bankroll. An odd bet loses half a unit of a natural's pay, so even bets are
 * worth more, and with a minimum of 5 the cheapest bet is often 6.
 */
final class KellyBet {
  private static final double NATURAL = 1.5;

  /** The mean square of a hand's result for a bet of 1: most are 1, some are 0 or 1.5². */
  private static final double SQUARE = 0.97;

  /** The mean square where there are doubles and splits. */
  private static final double SQUARE_IN_HOUSES = 1.32;

  /** Among as many bets in a row, there is one at which nothing is rounded. */
  private static final int NEAR = 10;

  private KellyBet() {}

  /**
   * The best even bet on a round, or the minimum where that is higher; where payments for it are
   * rounded, the best bet near it. {@code worth} is that of the round for a wager of 1 if they were
   * not.
   */
  static long of(double worth, LongToDoubleFunction lostByRounding, long bankroll, long minimum) {
    long most = (long) (bankroll * worth / SQUARE_IN_HOUSES);
    long even = Math.max(minimum, most / 2 * 2);
    if (lostByRounding.applyAsDouble(even) == 0) {
      return even;
    }
    long best = even;
    double growth = Double.NEGATIVE_INFINITY;
    for (long bet = Math.max(minimum, even - NEAR); bet <= Math.min(bankroll, even + NEAR); bet++) {
      double part = (double) bet / bankroll;
      double lost = lostByRounding.applyAsDouble(bet) / bankroll;
      double other = worth * part - lost - SQUARE_IN_HOUSES * part * part / 2;
      if (other > growth) {
        best = bet;
        growth = other;
      }
    }
    return best;
  }

  static long of(BlackjackAnalysis hand, long bankroll, long minimum) {
    double worth = hand.bestPlay(0);
    double natural = hand.naturalChance();
    long most = (long) (bankroll * ((worth + (natural * NATURAL)) / SQUARE));
    long even = Math.max(minimum, most) / 2 * 2;
    long best = minimum;
    double growth = growth(worth, natural, best, bankroll);
    for (long bet : new long[] {minimum + 1, even, even + 2}) {
      double other = growth(worth, natural, bet, bankroll);
      if (bet > minimum && bet <= bankroll && other > growth) {
        best = bet;
        growth = other;
      }
    }
    return best;
  }

  private static double growth(double worth, double natural, long bet, long bankroll) {
    double part = (double) bet / bankroll;
    double paid = (double) (bet + (bet / 2)) / bankroll;
    return (worth * part) + (natural * paid) - (SQUARE * part * part / 2);
  }
}
