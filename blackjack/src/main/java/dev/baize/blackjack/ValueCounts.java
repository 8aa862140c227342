package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;

/**
 * How many cards there are of each value, 1 for an ace to 10, packed into one {@code long}, so that
 * adding a card is one addition: six bits each for values up to 9, and the rest for 10.
 */
final class ValueCounts {
  /** No cards. */
  static final long NONE = 0;

  static final int VALUES = 10;

  private static final int BITS = 6;
  private static final int MASK = (1 << BITS) - 1;

  /** By the index of the card, with room for an index of six bits. */
  private static final long[] OF_CARDS = new long[1 << BITS];

  static {
    for (Card card : Deck.french().cards()) {
      OF_CARDS[card.index()] = 1L << shift(HandValue.points(card.rank()));
    }
  }

  private ValueCounts() {}

  private static int shift(int value) {
    return BITS * (value - 1);
  }

  /** The counts of one card, by its {@link Card#index}. */
  static long ofIndex(int index) {
    return OF_CARDS[index & MASK];
  }

  /** The number of cards of a value, 0 to 32, or to 128 for the value 10. */
  static int count(long counts, int value) {
    long from = counts >>> shift(value);
    return (int) (value == VALUES ? from : from & MASK);
  }
}
