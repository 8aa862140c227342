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

  /** With this many cards left, Master draws trump with two trumps, whatever else it holds. */
  private static final int FEW_CARDS = 3;

  /** With one more card, only if it also holds a boss card to lead once trump is drawn. */
  private static final int MORE_CARDS = 4;

  private static final int LAST_TWO = 2;

  static int lead(EuchreView view) {
    int maker = view.maker().orElseThrow().index();
    return new LeadPolicy(
            KnownCards.of(view),
            maker == view.seat().index(),
            maker == view.partner().index(),
            view.playedCards().isEmpty())
        .card();
  }

  static int lead(Hand hand, TrumpOrder trump) {
    return lead(hand, KnownCards.of(hand, trump));
  }

  /** What the seat to act leads, by what it knows. */
  static int lead(Hand hand, KnownCards known) {
    int maker = hand.maker();
    return new LeadPolicy(
            known,
            maker == hand.toAct,
            maker == SittingOut.partnerOf(hand.toAct),
            hand.playedCards == 0)
        .card();
  }

  /**
   * The card that {@link Master} is expected to lead: the same, except for the leads of trump with
   * which its search most often improves on that. With Expert's other decisions, two partners that
   * lead so gain 0.028 ± 0.001 points a hand on two Experts by the american rules.
   */
  static int ofMaster(Hand hand, TrumpOrder trump) {
    KnownCards known = KnownCards.of(hand, trump);
    return known.trumps() != 0 && known.trumpIsOut() && masterDrawsTrump(hand, known)
        ? trump.highest(known.trumps())
        : lead(hand, known);
  }

  private static boolean masterDrawsTrump(Hand hand, KnownCards known) {
    boolean severalTrumps = Integer.bitCount(known.trumps()) > 1;
    int maker = hand.maker();
    if (maker == SittingOut.partnerOf(hand.toAct)) {
      return severalTrumps;
    }
    int cards = Integer.bitCount(known.hand());
    if (maker == hand.toAct) {
      return severalTrumps
          ? cards <= FEW_CARDS || (cards == MORE_CARDS && known.sideBosses() != 0)
          : cards == LAST_TWO && hand.tricksOfMakers() == hand.tricksTaken();
    }
    return cards == LAST_TWO && known.isBoss(known.trump().highest(known.trumps()));
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
