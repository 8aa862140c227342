package dev.baize.euchre.player;

import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Side;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.SittingOut;
import dev.baize.euchre.kernel.TrumpOrder;

/**
 * Which card to lead to a trick, given whether the seat or its partner {@code made} trump, whether
 * the maker plays alone, and how many tricks the other side has taken.
 */
record LeadPolicy(
    KnownCards known, boolean made, boolean partnerMade, boolean makerAlone, int lost) {

  private static final int LAST_TWO = 2;

  /** The other side needs one more trick for the most that it can still win. */
  static final int NEARLY_LOST = 2;

  /** This many trumps are out when a hand of two leads before any has been played. */
  private static final int NONE_PLAYED = 5;

  /** With this many trumps out, the maker's partner draws with its only one. */
  private static final int MANY_OUT = 4;

  /** With no more trumps out than this, a high card of a side suit may well take a trick. */
  private static final int FEW_OUT = 2;

  static int lead(EuchreView view) {
    int maker = view.maker().orElseThrow().index();
    return new LeadPolicy(
            KnownCards.of(view),
            maker == view.seat().index(),
            maker == view.partner().index(),
            view.isMakerAlone(),
            view.tricksTaken(Side.of(view.seat()).other()))
        .card();
  }

  static int lead(Hand hand, TrumpOrder trump) {
    int maker = hand.maker();
    return new LeadPolicy(
            KnownCards.of(hand, trump),
            maker == hand.toAct,
            maker == SittingOut.partnerOf(hand.toAct),
            hand.isMakerAlone(),
            hand.tricksLost())
        .card();
  }

  private int card() {
    TrumpOrder trump = known.trump();
    int trumps = known.trumps();
    int side = known.sideCards();
    if (side == 0 || (trumps != 0 && onlyTrumpHelps())) {
      return trump.highest(trumps);
    }
    int bosses = known.sideBosses();
    boolean hasHighest = trumps != 0 && known.isBoss(trump.highest(trumps));
    if (bosses == 0 && !hasHighest && known.trumpsOut() <= FEW_OUT) {
      int guarded = side & ~known.sideSingletons();
      if (guarded != 0) {
        return trump.highestNonTrump(guarded);
      }
    }
    if (made && drawsWithLowest(hasHighest, bosses)) {
      return trump.lowest(trumps);
    }
    if (trumps != 0 && drawsWithHighest(hasHighest, bosses)) {
      return trump.highest(trumps);
    }
    return made || partnerMade
        ? known.leastHeld(bosses == 0 ? side : bosses)
        : ofDefender(side, bosses, hasHighest);
  }

  /** Nobody else has a trump, or the other side may not take another trick. */
  private boolean onlyTrumpHelps() {
    return known.trumpsOut() == 0 || (lost >= NEARLY_LOST && !makerAlone);
  }

  /** A maker without the highest trump draws low from three, or from two and a winner. */
  private boolean drawsWithLowest(boolean hasHighest, int bosses) {
    if (hasHighest || makerAlone) {
      return false;
    }
    int count = Integer.bitCount(known.trumps());
    return count > 2
        ? bosses == 0 || known.size() == Hand.TRICKS
        : count == 2 && bosses != 0 && known.trumpsOut() == NONE_PLAYED;
  }

  private boolean drawsWithHighest(boolean hasHighest, int bosses) {
    int count = Integer.bitCount(known.trumps());
    if (made) {
      return makerDraws(hasHighest, count, bosses);
    }
    if (partnerMade) {
      return count > 1 || known.trumpsOut() >= MANY_OUT || (hasHighest && bosses != 0);
    }
    return hasHighest && known.size() == LAST_TWO && (bosses != 0 || makerAlone);
  }

  /** A maker with the highest trump, one more at most and no other winner keeps it for later. */
  private boolean makerDraws(boolean hasHighest, int count, int bosses) {
    if (hasHighest) {
      return makerAlone || count > 2 || bosses != 0;
    }
    int cards = known.size();
    return count > 1
        ? makerAlone || cards < Hand.TRICKS - 1 || (cards < Hand.TRICKS && bosses != 0)
        : cards == LAST_TWO && lost == 0;
  }

  private int ofDefender(int side, int bosses, boolean hasHighest) {
    int losers = side & ~bosses;
    if (makerAlone && !hasHighest && savesAce(losers)) {
      int singletons = losers & known.sideSingletons();
      return singletons == 0 ? known.leastHeld(losers) : EuchreCards.lowest(singletons);
    }
    if (bosses != 0) {
      return known.leastHeld(bosses);
    }
    int next = side & known.trump().suitMask(TrumpOrder.next(known.trump().suit));
    return next != 0 && known.trumpsOut() >= NONE_PLAYED
        ? EuchreCards.lowest(next)
        : known.leastHeld(side);
  }

  /** Whether a defender opens against a lone maker with a low card: its one ace may win later. */
  private boolean savesAce(int losers) {
    return known.size() == Hand.TRICKS
        && losers != 0
        && (losers & EuchreCards.KINGS) == 0
        && Integer.bitCount(known.sideCards() & EuchreCards.ACES) <= 1;
  }
}
