package dev.baize.euchre.player;

import dev.baize.euchre.EuchreView;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.SittingOut;
import dev.baize.euchre.kernel.TrumpOrder;

/**
 * Which card to lead to a trick, given whether the seat or its partner {@code made} trump and
 * whether it {@code opens} the first trick.
 */
record LeadPolicy(KnownCards known, boolean made, boolean partnerMade, boolean opens) {

  /** With this many trumps, a maker draws trump even if a higher one is out. */
  private static final int MANY_TRUMPS = 3;

  static int lead(EuchreView view) {
    int maker = view.maker().orElseThrow().index();
    return new LeadPolicy(
            KnownCards.of(view),
            maker == view.seat().index(),
            maker == view.partner().index(),
            view.playedCards().isEmpty())
        .card();
  }

  /** The card that the seat to act leads. */
  static int lead(Hand hand, TrumpOrder trump) {
    return lead(hand, KnownCards.of(hand, trump));
  }

  /** The same, for what that seat knows. */
  static int lead(Hand hand, KnownCards known) {
    int maker = hand.maker();
    return new LeadPolicy(
            known,
            maker == hand.toAct,
            maker == SittingOut.partnerOf(hand.toAct),
            hand.playedCards == 0)
        .card();
  }

  private int card() {
    int trumps = known.trumps();
    int side = known.sideCards();
    if (side == 0) {
      return known.trump().highest(trumps);
    }
    if (trumps != 0 && known.trumpIsOut()) {
      int highest = known.trump().highest(trumps);
      if (drawsTrump(highest)) {
        return highest;
      }
      if (made && Integer.bitCount(trumps) >= MANY_TRUMPS) {
        return known.trump().lowest(trumps);
      }
    }
    int bosses = known.sideBosses();
    return leastHeld(bosses == 0 ? side : bosses);
  }

  /** The makers lead a boss trump; the maker's partner opens with any trump. */
  private boolean drawsTrump(int highest) {
    return (partnerMade && opens) || ((partnerMade || made) && known.isBoss(highest));
  }

  /**
   * The lowest card of the suit of which others hold the most cards: high cards of such a suit are
   * least likely to be ruffed, and leading low ones soonest makes this hand void.
   */
  private int leastHeld(int cards) {
    int best = EuchreCards.lowest(cards);
    int max = -1;
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      int card = EuchreCards.lowest(rest);
      int out = known.outstanding(card);
      if (out > max) {
        max = out;
        best = card;
      }
    }
    return best;
  }
}
