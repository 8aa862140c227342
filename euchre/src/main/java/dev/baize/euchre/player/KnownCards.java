package dev.baize.euchre.player;

import dev.baize.euchre.EuchreView;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.TrumpOrder;

/**
 * What a seat knows about the cards once trump is made, as masks: those in its hand, and those that
 * are still out.
 */
record KnownCards(TrumpOrder trump, int hand, int unseen) {

  static KnownCards of(EuchreView view) {
    return new KnownCards(
        TrumpOrder.of(view.trump().orElseThrow().suit().index()),
        EuchreCards.mask(view.hand()),
        EuchreCards.mask(view.unseen()));
  }

  static KnownCards of(Hand hand, TrumpOrder trump) {
    return new KnownCards(trump, hand.held[hand.toAct], hand.unseen(hand.toAct));
  }

  int trumps() {
    return hand & trump.trumps;
  }

  /** The cards in hand that are not trumps. */
  int sideCards() {
    return hand & ~trump.trumps;
  }

  /** The number of cards in hand. */
  int size() {
    return Integer.bitCount(hand);
  }

  /** The number of trumps that others may hold. */
  int trumpsOut() {
    return Integer.bitCount(unseen & trump.trumps);
  }

  /** The number of trumps above one that others may hold. */
  int trumpsOutAbove(int card) {
    return Integer.bitCount(unseen & trump.aboveInSuit(card));
  }

  /**
   * The lowest card of the suit of which others hold the most cards: high cards of such a suit are
   * least likely to be ruffed, and leading low ones soonest makes this hand void.
   */
  int leastHeld(int cards) {
    int best = EuchreCards.lowest(cards);
    int max = -1;
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      int card = EuchreCards.lowest(rest);
      int out = Integer.bitCount(unseen & suitOf(card));
      if (out > max) {
        max = out;
        best = card;
      }
    }
    return best;
  }

  /** Whether a card is boss: no card of its suit that others may hold is higher. */
  boolean isBoss(int card) {
    return (unseen & trump.aboveInSuit(card)) == 0;
  }

  /** The boss cards among the cards that are not trumps. */
  int sideBosses() {
    return sideCards() & ~EuchreCards.below(unseen & ~trump.trumps);
  }

  /** The cards in hand that are not trumps and the only ones of their suit. */
  int sideSingletons() {
    int side = sideCards();
    return side & ~EuchreCards.below(side) & ~EuchreCards.above(side);
  }

  int sameSuit(int card) {
    return hand & suitOf(card);
  }

  private int suitOf(int card) {
    return trump.suitMask(trump.effectiveSuit(card));
  }
}
