package dev.baize.euchre.player;

import java.util.random.RandomGenerator;

/** Some cards of many, the many being bits of a mask. */
final class Combinations {

  private static final int MOST_CARDS = 18;
  private static final int MOST_DRAWN = 5;

  /** By cards there are, then cards drawn. */
  private static final int[][] COUNTS = new int[MOST_CARDS + 1][MOST_DRAWN + 1];

  static {
    for (int cards = 0; cards <= MOST_CARDS; cards++) {
      COUNTS[cards][0] = 1;
      for (int drawn = 1; drawn <= Math.min(cards, MOST_DRAWN); drawn++) {
        COUNTS[cards][drawn] = COUNTS[cards - 1][drawn - 1] + COUNTS[cards - 1][drawn];
      }
    }
  }

  private Combinations() {}

  /**
   * How many ways there are to draw so many cards.
   *
   * @param cards how many there are to draw from, 0 to 18
   * @param drawn how many are drawn, 0 to 5
   */
  static int count(int cards, int drawn) {
    return COUNTS[cards][drawn];
  }

  /**
   * Draws so many cards, any as likely as any others.
   *
   * @param from the cards to draw from, at least as many
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
