package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;

/**
 * A card as a number: its {@link Points} in the lower sixteen bits, its {@link Card#index} in the
 * next eight, and above them the {@link ValueCounts#shift} of its value.
 */
final class PackedCard {
  private static final int INDEX_SHIFT = 16;
  private static final int POINTS = (1 << INDEX_SHIFT) - 1;
  private static final int INDEX = 0xFF;
  private static final int VALUE_SHIFT = 24;

  /** Marks a card that went to the discards unseen. */
  private static final int FACE_DOWN = 1 << 31;

  private PackedCard() {}

  static int of(Card card) {
    int value = HandValue.points(card.rank());
    int ace = card.rank() == Rank.ACE ? Points.ACE : 0;
    return ValueCounts.shift(value) << VALUE_SHIFT | card.index() << INDEX_SHIFT | value + ace;
  }

  static int points(int card) {
    return card & POINTS;
  }

  static Card card(int card) {
    return Card.at(card >>> INDEX_SHIFT & INDEX);
  }

  static long counts(int card) {
    return 1L << (card >>> VALUE_SHIFT);
  }

  static int faceDown(int card) {
    return card | FACE_DOWN;
  }

  static boolean isFaceDown(int card) {
    return card < 0;
  }

  static int faceUp(int card) {
    return card & ~FACE_DOWN;
  }
}
