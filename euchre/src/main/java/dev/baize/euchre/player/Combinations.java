package dev.baize.euchre.player;

import java.util.random.RandomGenerator;

/** Combinations of cards: counted, and drawn at random from a mask. */
final class Combinations {

  private static final int MAX_CARDS = 18;
  private static final int MAX_DRAWN = 5;

  /** Binomial coefficients, by number of cards, then number drawn. */
  private static final int[][] COUNTS = new int[MAX_CARDS + 1][MAX_DRAWN + 1];

  static {
    for (int cards = 0; cards <= MAX_CARDS; cards++) {
      COUNTS[cards][0] = 1;
      for (int drawn = 1; drawn <= Math.min(cards, MAX_DRAWN); drawn++) {
        COUNTS[cards][drawn] = COUNTS[cards - 1][drawn - 1] + COUNTS[cards - 1][drawn];
      }
    }
  }

  private Combinations() {}

  /**
   * The number of ways to draw cards, regardless of order.
   *
   * @param cards the number of cards to draw from, 0 to 18
   * @param drawn the number of cards drawn, 0 to 5
   */
  static int count(int cards, int drawn) {
    return COUNTS[cards][drawn];
  }

  /**
   * Draws cards, every combination being equally likely.
   *
   * @param from the cards to draw from, a mask
   * @param count the number of cards to draw, at most the number of bits of the mask
   */
  static long draw(long from, int count, RandomGenerator random) {
    long left = from;
    for (int i = 0; i < count; i++) {
      long first = left;
      for (int n = random.nextInt(Long.bitCount(left)); n > 0; n--) {
        first &= first - 1;
      }
      left ^= Long.lowestOneBit(first);
    }
    return from ^ left;
  }
}
