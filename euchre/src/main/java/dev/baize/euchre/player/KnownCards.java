package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.euchre.Trump;

/**
 * What a seat knows about the cards once trump is made: the cards in its hand, and the cards that
 * are still out.
 *
 * @param trump the order of the cards
 * @param hand the seat's cards
 * @param unseen the cards that others may hold
 */
record KnownCards(Trump trump, CardSet hand, CardSet unseen) {

  /** The trumps in hand. */
  CardSet trumps() {
    return hand.intersection(trump.cards(trump.suit()));
  }

  /** The cards in hand that are not trumps. */
  CardSet sideCards() {
    return hand.minus(trump.cards(trump.suit()));
  }

  /** Whether another hand may still hold a trump. */
  boolean trumpIsOut() {
    return !outstanding(trump.suit()).isEmpty();
  }

  /** The cards of a suit that others may hold. */
  CardSet outstanding(Suit suit) {
    return unseen.intersection(trump.cards(suit));
  }

  /** Whether a card is boss: no card of its suit that others may hold is higher. */
  boolean isBoss(Card card) {
    Suit suit = trump.effectiveSuit(card);
    return trump.above(card, suit).intersection(outstanding(suit)).isEmpty();
  }

  /** The boss cards among some cards. */
  CardSet bosses(CardSet cards) {
    CardSet bosses = CardSet.none();
    for (Card card : cards) {
      bosses = isBoss(card) ? bosses.with(card) : bosses;
    }
    return bosses;
  }

  /** Whether a card is the only one of its suit in hand. */
  boolean isSingleton(Card card) {
    return sameSuit(card).size() == 1;
  }

  /** The cards in hand of the same suit as a card. */
  CardSet sameSuit(Card card) {
    return hand.intersection(trump.cards(trump.effectiveSuit(card)));
  }
}
