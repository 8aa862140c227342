package dev.baize.euchre.analysis;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.euchre.Trump;

/** The bit of each card in {@link CardBits}, by trump suit. */
final class CardOrder {

  private static final CardOrder[] ORDERS = new CardOrder[Suit.values().length];

  static {
    for (Suit suit : Suit.values()) {
      ORDERS[suit.index()] = new CardOrder(Trump.of(suit));
    }
  }

  /** By the card's index; 0 for cards that are not euchre's. */
  private final int[] bits = new int[CardSet.all().size()];

  private CardOrder(Trump trump) {
    int highestOfSide = CardBits.HIGHEST_OF_LOWEST_SUIT;
    for (Suit suit : Suit.values()) {
      if (suit == trump.suit()) {
        place(trump, suit, CardBits.HIGHEST_TRUMP);
      } else {
        place(trump, suit, highestOfSide);
        highestOfSide <<= CardBits.SUIT_BITS;
      }
    }
  }

  private void place(Trump trump, Suit suit, int highest) {
    int bit = highest;
    for (CardSet rest = trump.cards(suit); !rest.isEmpty(); bit >>>= 1) {
      Card card = trump.highest(rest);
      bits[card.index()] = bit;
      rest = rest.without(card);
    }
  }

  static CardOrder of(Trump trump) {
    return ORDERS[trump.suit().index()];
  }

  int bit(Card card) {
    return bits[card.index()];
  }

  int bits(CardSet cards) {
    int sum = 0;
    for (long rest = cards.bits(); rest != 0; rest &= rest - 1) {
      sum |= bits[Long.numberOfTrailingZeros(rest)];
    }
    return sum;
  }
}
