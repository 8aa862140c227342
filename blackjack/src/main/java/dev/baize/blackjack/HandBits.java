package dev.baize.blackjack;

/** Hands of the player in 16 bits each, up to four in a number, the first in its lowest bits. */
final class HandBits {
  static final long NONE = 0;

  /** The hand is two cards that count the same. */
  static final int PAIR = 1 << 10;

  /** The wager has been doubled. */
  static final int DOUBLED = 1 << 11;

  /** The first card is an ace of a split. */
  static final int SPLIT_ACE = 1 << 12;

  private static final int POINTS = Points.COUNT - 1;
  private static final int WIDTH = 4;
  private static final int MASK_BITS = 1 << WIDTH;
  private static final int MASK = (1 << MASK_BITS) - 1;

  private HandBits() {}

  static int at(long hands, int index) {
    return (int) (hands >>> (index << WIDTH)) & MASK;
  }

  static int count(long hands) {
    return (Long.SIZE + MASK_BITS - 1 - Long.numberOfLeadingZeros(hands)) >> WIDTH;
  }

  static long with(long hands, int index, int hand) {
    int shift = index << WIDTH;
    return (hands & ~((long) MASK << shift)) | ((long) hand << shift);
  }

  static int wagers(int hand) {
    return has(hand, DOUBLED) ? 2 : 1;
  }

  static int points(int hand) {
    return hand & POINTS;
  }

  static boolean has(int hand, int flag) {
    return (hand & flag) != 0;
  }

  /** A hand of one card with another, of some {@link Points}. */
  static int second(int hand, int points) {
    int pair = points(hand) == points ? PAIR : 0;
    return hand + points | pair;
  }

  /** A hand of two cards or more with another, of some {@link Points}. */
  static int hit(int hand, int points) {
    return (hand & ~PAIR) + points;
  }

  /** One card of a pair, the first of a hand of its own. */
  static int half(int pair) {
    int points = points(pair) >> 1;
    return Points.isAce(points) ? points | SPLIT_ACE : points;
  }
}
