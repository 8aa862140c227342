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

  /** Whether another hand may still hold a trump. */
  boolean trumpIsOut() {
    return (unseen & trump.trumps) != 0;
  }

  /** The number of cards of the same suit as a card that others may hold. */
  int outstanding(int card) {
    return Integer.bitCount(unseen & suitOf(card));
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
