package dev.baize.euchre.player;

import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Side;
import dev.baize.euchre.kernel.DecisionMask;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.Step;
import dev.baize.euchre.kernel.TrumpOrder;

/**
 * The decisions of {@link Expert} and {@link Simple} for the seat to act of a hand, by the same
 * policies, without a view. Decisions are numbers of {@link DecisionMask}.
 */
final class HandStrategy {

  /** By seat modulo two: whether the side needs the points of a lone hand. */
  private final boolean[] needsMore;

  private final LonePolicy lone;

  /** Decides at the score that a seat sees, by the rules of its house. */
  HandStrategy(EuchreView view) {
    this.lone = LonePolicy.FITTED.in(view.house());
    this.needsMore =
        new boolean[] {LonePolicy.needsMore(view, Side.EVEN), LonePolicy.needsMore(view, Side.ODD)};
  }

  int simple(Hand hand) {
    int held = hand.held[hand.toAct];
    return switch (hand.step) {
      case Step.FOLLOW -> {
        int legal = (int) hand.legal;
        TrumpOrder trump = hand.requireTrump();
        yield (legal & hand.following) != 0 ? trump.highest(legal) : trump.lowest(legal);
      }
      case Step.LEAD -> hand.requireTrump().highestNonTrump(held);
      case Step.DISCARD -> DecisionMask.discard(hand.requireTrump().lowest(held));
      case Step.DEFENCE -> DecisionMask.PASS;
      default -> {
        int bid = Simple.bid(held, hand.setup.upcard(), hand.passes);
        boolean mustPlayAlone = bid != DecisionMask.PASS && isOnlyAlone(hand, bid);
        yield mustPlayAlone ? DecisionMask.orderUpAlone(DecisionMask.ordered(bid)) : bid;
      }
    };
  }

  int expert(Hand hand) {
    return switch (hand.step) {
      case Step.FOLLOW ->
          isForced(hand) ? card(hand) : FollowPolicy.play(hand, hand.requireTrump());
      case Step.LEAD -> isForced(hand) ? card(hand) : LeadPolicy.lead(hand, hand.requireTrump());
      case Step.DISCARD ->
          DecisionMask.discard(DiscardPolicy.discard(KnownCards.of(hand, hand.requireTrump())));
      case Step.DEFENCE -> defendsAlone(hand) ? DecisionMask.DEFEND_ALONE : DecisionMask.PASS;
      default -> bid(hand);
    };
  }

  private static boolean isForced(Hand hand) {
    return (hand.legal & (hand.legal - 1)) == 0;
  }

  private static int card(Hand hand) {
    return EuchreCards.lowest((int) hand.legal);
  }

  private int bid(Hand hand) {
    BiddingHand cards = BiddingHand.of(hand);
    boolean mayPass = DecisionMask.contains(hand.legal, DecisionMask.PASS);
    int suit = BidPolicy.FITTED.order(cards, hand.passes, mayPass);
    if (suit == BidPolicy.NONE) {
      return DecisionMask.PASS;
    }
    int with = DecisionMask.orderUp(suit);
    int alone = DecisionMask.orderUpAlone(suit);
    if (isOnlyAlone(hand, with)) {
      return lone.bidsOnlyAlone(cards, suit, hand.passes) ? alone : DecisionMask.PASS;
    }
    return mayPlayAlone(hand, suit) && playsAlone(hand, cards, suit) ? alone : with;
  }

  /** Whether a suit may be ordered up, but only alone. */
  private static boolean isOnlyAlone(Hand hand, int with) {
    return !DecisionMask.contains(hand.legal, with)
        && mayPlayAlone(hand, DecisionMask.ordered(with));
  }

  private static boolean mayPlayAlone(Hand hand, int suit) {
    return DecisionMask.contains(hand.legal, DecisionMask.orderUpAlone(suit));
  }

  private boolean playsAlone(Hand hand, BiddingHand cards, int suit) {
    return needsMore[hand.toAct & 1] && lone.playsAlone(cards, suit, hand.passes);
  }

  private boolean defendsAlone(Hand hand) {
    return needsMore[hand.toAct & 1]
        && lone.defendsAlone(
            BiddingHand.of(hand), hand.requireTrump().suit, LonePolicy.defence(hand));
  }
}
