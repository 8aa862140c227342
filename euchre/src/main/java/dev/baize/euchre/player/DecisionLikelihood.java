package dev.baize.euchre.player;

import dev.baize.euchre.kernel.DecisionMask;
import dev.baize.euchre.kernel.TrumpOrder;

/**
 * The likelihood of decisions of the other seats: each follows its strategy except for a small
 * error rate, and an error is any of its other legal decisions with equal probability. Decisions
 * and cards are numbers.
 */
record DecisionLikelihood(int partner) {

  /** The probability that an opponent departs from its strategy. */
  private static final double ERROR_RATE = 0.005;

  /** The same for a card of the partner, who may be a stronger player than its model. */
  private static final double PARTNER_ERROR_RATE = 0.2;

  /** The same for a bid of the partner: no stronger player bids without the cards for it. */
  private static final double PARTNER_BID_ERROR_RATE = 0.05;

  /** The number of cards from which the dealer does not choose when it discards one. */
  private static final int OTHER_DISCARDS = 5;

  /** The probability of a decision. */
  double of(int made, int expected, int choices, int seat) {
    return of(made == expected, choices, error(made, seat));
  }

  /** The probability of a decision that the seat's strategy makes, or not, given its error rate. */
  static double of(boolean expected, int choices, double error) {
    int others = choices - 1;
    if (others == 0) {
      return 1;
    }
    return expected ? 1 - error : error / others;
  }

  /** The likeliest hidden discard of a dealer that discarded one of some possible cards. */
  static int discard(int possible, int expected, TrumpOrder trump) {
    return (possible >> expected & 1) != 0 ? expected : trump.lowest(possible);
  }

  /** The probability that a dealer discarded any of some possible cards, one of them expected. */
  double ofDiscard(int possible, int expected, int dealer) {
    double error = error(DecisionMask.discard(expected), dealer);
    double others = OTHER_DISCARDS;
    int count = Integer.bitCount(possible);
    return (possible >> expected & 1) != 0
        ? 1 - error + error * (count - 1) / others
        : error * count / others;
  }

  private double error(int decision, int seat) {
    if (seat != partner) {
      return ERROR_RATE;
    }
    return decision < DecisionMask.PASS ? PARTNER_ERROR_RATE : PARTNER_BID_ERROR_RATE;
  }
}
