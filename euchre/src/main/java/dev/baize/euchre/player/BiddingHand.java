package dev.baize.euchre.player;

import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.Step;
import dev.baize.euchre.kernel.TrumpOrder;

/** A hand to bid or to defend alone with, as a mask; the upcard's suit proposed in round one. */
record BiddingHand(int held, int upcard, boolean roundOne, boolean dealer) {

  static BiddingHand of(EuchreView view) {
    return new BiddingHand(
        EuchreCards.mask(view.hand()),
        EuchreCards.number(view.upcard()),
        view.phase() == Phase.ROUND_ONE,
        view.dealer() == view.seat());
  }

  static BiddingHand of(Hand hand) {
    return new BiddingHand(
        hand.held[hand.toAct],
        hand.setup.upcard(),
        hand.step == Step.ROUND_ONE,
        hand.setup.dealer() == hand.toAct);
  }

  /** The suit of the upcard. */
  int proposed() {
    return EuchreCards.suit(upcard);
  }

  /** Whether all cards are trumps if the upcard's suit is. */
  boolean isAllTrumps() {
    return (held & ~TrumpOrder.of(proposed()).trumps) == 0;
  }

  /**
   * Whether ordering up after a number of passes gives the right bower to a dealer of the other
   * side. It always takes a trick there, so the makers cannot march.
   */
  boolean givesRightBower(int passes) {
    return roundOne && passes % 2 == 0 && (1 << upcard & EuchreCards.JACKS) != 0;
  }
}
