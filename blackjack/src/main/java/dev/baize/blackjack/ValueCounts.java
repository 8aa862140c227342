package dev.baize.blackjack;

/**
 * How many cards there are of each value, 1 for an ace to 10, packed into one {@code long}, so that
 * adding a card is one addition: six bits each for values up to 9, and the rest for 10.
 */
final class ValueCounts {
  static final long NONE = 0;
  static final int VALUES = 10;
  private static final int BITS = 6;
  private static final int MASK = (1 << BITS) - 1;

  /** The counts of the values 1, 3, 5, 7 and 9. */
  private static final long EVERY_OTHER = 0x3F_03F0_3F03_F03FL;

  /** Multiplies to the sum of five numbers of twelve bits, in the highest of them. */
  private static final long ONES = 0x1_0010_0100_1001L;

  private static final int PAIR = (1 << (2 * BITS)) - 1;

  private ValueCounts() {}

  static int shift(int value) {
    return BITS * (value - 1);
  }

  /** The number of cards of a value, 0 to 32, or to 128 for the value 10. */
  static int count(long counts, int value) {
    long from = counts >>> shift(value);
    return (int) (value == VALUES ? from : from & MASK);
  }

  static int total(long counts) {
    int tens = (int) (counts >>> shift(VALUES));
    long others = counts & ((1L << shift(VALUES)) - 1);
    long pairs = (others & EVERY_OTHER) + ((others >>> BITS) & EVERY_OTHER);
    return tens + ((int) ((pairs * ONES) >>> shift(VALUES - 1)) & PAIR);
  }
}
