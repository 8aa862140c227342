package dev.baize.euchre.player;

import dev.baize.core.card.Suit;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreDecision.Bid;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.kernel.TrumpOrder;

/**
 * Which suit to order up, if any: the one with the most expected tricks, if that reaches the
 * threshold. The right bower is given to the other side only from a hand of five trumps: of the
 * hands in 40,000,000 deals that reach the threshold, those of three or four trumps lose 0.42 ±
 * 0.01 points by ordering up instead of passing, and those of five win 0.29 ± 0.07.
 */
record BidPolicy(HandEvaluation evaluation) {

  /**
   * Fitted to simulated hands by {@code FitBidding}, among the tests. "Third trump" counts once for
   * a hand of three trumps or more, "void" for each side suit that the hand is void in, and "next
   * suit" for the suit of the same colour as the one turned down.
   */
  static final FeatureWeights FITTED_WEIGHTS =
      FeatureWeights.parse(
          """
          passes                   0     1     2     3     4     5     6     7
          any hand              1.08  2.31  0.91  0.81  1.23  1.69  0.90  1.35
          right bower           0.93  0.80  1.10  1.15  1.03  0.94  1.18  1.01
          left bower            0.58  0.49  0.68  0.79  0.65  0.57  0.78  0.69
          both bowers           0.37  0.04  0.16  0.10  0.06 -0.10  0.06  0.01
          ace of trump          0.48  0.40  0.55  0.64  0.51  0.47  0.63  0.54
          king of trump         0.40  0.33  0.48  0.58  0.45  0.35  0.59  0.42
          queen of trump        0.34  0.29  0.45  0.51  0.39  0.29  0.54  0.38
          ten or nine of trump  0.29  0.25  0.43  0.45  0.34  0.25  0.53  0.32
          third trump           0.16  0.07  0.05  0.09  0.06  0.05 -0.01  0.10
          side ace              0.27  0.20  0.35  0.39  0.37  0.34  0.43  0.34
          void                  0.19  0.13  0.09  0.25  0.21  0.26  0.19  0.32
          void, three trumps    0.10  0.02  0.16 -0.02  0.04  0.03  0.01 -0.05
          next suit             0.00  0.00  0.00  0.00  0.34 -0.36  0.41 -0.20
          jack turned up       -0.31  0.55 -0.26  0.00  0.27  0.12  0.26  0.02
          ace turned up        -0.08  0.13  0.00  0.00  0.00  0.00  0.00  0.00
          needed                3.20  3.46  3.20  2.78  2.61  2.39  2.53  2.90
          """);

  /** Bids by those weights. */
  static final BidPolicy FITTED = new BidPolicy(new HandEvaluation(FITTED_WEIGHTS));

  /** No suit is worth ordering up. */
  static final int NONE = -1;

  private static final int SUITS = 4;

  Bid bid(EuchreView view) {
    int suit = order(BiddingHand.of(view), view.passes(), view.mayPass());
    return suit == NONE ? EuchreDecision.pass() : EuchreDecision.orderUp(Suit.at(suit));
  }

  /** The suit to order up after a number of passes, or {@link #NONE}. */
  int order(BiddingHand hand, int passes, boolean mayPass) {
    if (mayPass && hand.givesRightBower(passes) && !hand.isAllTrumps()) {
      return NONE;
    }
    double needed = mayPass ? evaluation.threshold(passes) : Double.NEGATIVE_INFINITY;
    return hand.roundOne() ? first(hand, passes, needed) : second(hand, passes, needed);
  }

  private int first(BiddingHand hand, int passes, double needed) {
    int proposed = hand.proposed();
    return evaluation.of(proposed, hand, passes) < needed ? NONE : proposed;
  }

  private int second(BiddingHand hand, int passes, double needed) {
    int next = TrumpOrder.next(hand.proposed());
    int best = next;
    double max = evaluation.of(next, hand, passes);
    for (int suit = 0; suit < SUITS; suit++) {
      if (suit != next && suit != hand.proposed()) {
        double expected = evaluation.of(suit, hand, passes);
        if (expected > max) {
          max = expected;
          best = suit;
        }
      }
    }
    return max < needed ? NONE : best;
  }
}
