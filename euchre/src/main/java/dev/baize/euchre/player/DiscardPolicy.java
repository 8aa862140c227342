package dev.baize.euchre.player;

import dev.baize.euchre.kernel.EuchreCards;

/** Which card to throw away, as the dealer or to a trick that cannot or need not be won. */
final class DiscardPolicy {

  private DiscardPolicy() {}

  /** The least useful card in hand. */
  static int discard(KnownCards known) {
    int side = known.sideCards();
    if (side == 0) {
      return known.trump().lowest(known.hand());
    }
    int losers = side & ~known.sideBosses();
    // Discarding one leaves a void in which to ruff.
    int singletons = known.trumps() == 0 ? 0 : losers & known.sideSingletons();
    if (singletons != 0) {
      return EuchreCards.lowest(singletons);
    }
    int spare = orAll(losers, side);
    return EuchreCards.lowest(orAll(spare & ~guarded(known), spare));
  }

  /** Guarded kings, and the one card that guards each: an unguarded king would fall to the ace. */
  private static int guarded(KnownCards known) {
    int guarded = 0;
    for (int kings = known.sideCards() & EuchreCards.KINGS; kings != 0; kings &= kings - 1) {
      int king = EuchreCards.lowest(kings);
      int suit = known.sameSuit(king);
      guarded |= Integer.bitCount(suit) == 2 && !known.isBoss(king) ? suit : 0;
    }
    return guarded;
  }

  private static int orAll(int some, int all) {
    return some == 0 ? all : some;
  }
}
