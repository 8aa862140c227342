package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.euchre.Trump;

/**
 * What a seat holds and what it remembers of the cards that are gone, in the light of one trump.
 *
 * @param trump the order of the cards
 * @param hand the seat's cards
 * @param unseen the cards that others may hold
 */
record Memory(Trump trump, CardSet hand, CardSet unseen) {

  /** The trumps in hand. */
  CardSet trumps() {
    return hand.intersection(trump.cards(trump.suit()));
  }

  /** The cards in hand that are no trumps. */
  CardSet sideCards() {
    return hand.minus(trump.cards(trump.suit()));
  }

  /** Whether another hand may still hold a trump. */
  boolean trumpIsOut() {
    return !out(trump.suit()).isEmpty();
  }

  /** The cards of a suit that others may hold. */
  CardSet out(Suit suit) {
    return unseen.intersection(trump.cards(suit));
  }

  /** Whether no card of its suit that others may hold is higher. */
  boolean isBoss(Card card) {
    Suit suit = trump.effectiveSuit(card);
    return trump.above(card, suit).intersection(out(suit)).isEmpty();
  }

  /** Those of some cards that are the highest left of their suits. */
  CardSet bosses(CardSet cards) {
    CardSet bosses = CardSet.none();
    for (Card card : cards) {
      bosses = isBoss(card) ? bosses.with(card) : bosses;
    }
    return bosses;
  }

  /** Whether it is the only card of its suit in hand. */
  boolean isLone(Card card) {
    return inSuitOf(card).size() == 1;
  }

  /** The cards in hand of a card's suit. */
  CardSet inSuitOf(Card card) {
    return hand.intersection(trump.cards(trump.effectiveSuit(card)));
  }
}
