package dev.baize.euchre.player;

import dev.baize.core.card.Suit;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreDecision.Bid;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.TrumpOrder;

/**
 * Which suit to order up, if any: the one that is expected to win most points more than passing, if
 * that reaches the threshold. The right bower is given to the other side only from a hand of five
 * trumps: of the hands in 40,000,000 deals in which it would have been ordered up for its expected
 * tricks, those of three or four trumps lose 0.42 ± 0.01 points by that instead of passing, and
 * those of five win 0.29 ± 0.07.
 */
record BidPolicy(HandEvaluation evaluation) {

  /**
   * Fitted to simulated hands by {@code FitBidding}, among the tests, close to the thresholds. The
   * last dealer's, who must bid, are fitted to the points that it wins. "Third trump" counts once
   * for a hand of three trumps or more, "void" for each side suit that the hand is void in, and
   * "next suit" for the suit of the same colour as the one turned down.
   */
  static final FeatureWeights FITTED_WEIGHTS =
      FeatureWeights.parse(
          """
          passes                   0     1     2     3     4     5     6     7
          any hand             -1.45 -1.39 -1.02 -3.29 -1.69 -0.66 -1.27 -2.10
          right bower           0.55  1.02  0.14  1.97  0.91  0.66  0.63  1.41
          left bower           -0.14  0.53 -0.15  1.06  0.40  0.38  0.19  0.92
          both bowers           0.52  0.01  0.62  0.21  0.22  0.52  0.17  0.11
          ace of trump          0.34  0.58  0.17  1.24  0.36  0.12  0.22  0.76
          king of trump         0.49  0.65  0.19  1.35  0.64  0.30  0.51  0.64
          queen of trump        0.53  0.67  0.20  1.31  0.63  0.29  0.53  0.58
          ten or nine of trump  0.53  0.64  0.20  1.27  0.60  0.27  0.53  0.53
          third trump          -0.20 -0.47  0.15 -0.15 -0.28  0.12 -0.27 -0.15
          side ace              0.19  0.11  0.13  0.23  0.21  0.11  0.15  0.47
          void                 -0.07  0.02  0.05  0.31  0.15  0.01  0.05  0.27
          void, three trumps    0.30  0.35  0.20 -0.15  0.27  0.03  0.34  0.14
          next suit             0.00  0.00  0.00  0.00  0.63 -0.55  0.52 -0.19
          jack turned up       -0.43 -0.07 -0.44  0.00  0.06  0.11  0.06  0.37
          ace turned up        -0.10  0.04 -0.01  0.00  0.00  0.00  0.00  0.00
          needed                0.05  0.00  0.01 -0.06  0.00  0.00  0.02  0.01
          """);

  /** Bids by those weights. */
  static final BidPolicy FITTED = new BidPolicy(new HandEvaluation(FITTED_WEIGHTS));

  /** No suit is worth ordering up. */
  static final int NONE = -1;

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
    for (int suit = 0; suit < EuchreCards.SUITS; suit++) {
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
