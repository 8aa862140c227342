package dev.baize.euchre.kernel;

import java.util.random.RandomGenerator;

/** Combinations of cards: counted, and drawn at random from a mask. */
public final class Combinations {

  private static final int MAX_CARDS = 18;
  private static final int MAX_DRAWN = 5;

  private static final int BYTE = 0xFF;

  /** The n-th bit that is set in a byte, by the byte, then n. */
  private static final byte[] NTH = new byte[(BYTE + 1) * Byte.SIZE];

  /** Binomial coefficients, by number of cards, then number drawn. */
  private static final int[][] COUNTS = new int[MAX_CARDS + 1][MAX_DRAWN + 1];

  static {
    for (int cards = 0; cards <= MAX_CARDS; cards++) {
      COUNTS[cards][0] = 1;
      for (int drawn = 1; drawn <= Math.min(cards, MAX_DRAWN); drawn++) {
        COUNTS[cards][drawn] = COUNTS[cards - 1][drawn - 1] + COUNTS[cards - 1][drawn];
      }
    }
    for (int bits = 0; bits <= BYTE; bits++) {
      int n = 0;
      for (int rest = bits; rest != 0; rest &= rest - 1) {
        NTH[bits * Byte.SIZE + n++] = (byte) Integer.numberOfTrailingZeros(rest);
      }
    }
  }

  private Combinations() {}

  /** {@return the number of ways to draw up to 5 of up to 18 cards, regardless of order} */
  public static int count(int cards, int drawn) {
    return COUNTS[cards][drawn];
  }

  /** Draws some cards of a mask, every combination being equally likely, one random number each. */
  public static int draw(int from, int count, RandomGenerator random) {
    int left = from;
    for (int i = 0; i < count; i++) {
      left ^= 1 << nth(left, random.nextInt(Integer.bitCount(left)));
    }
    return from ^ left;
  }

  /** The bit with {@code n} others below it in a mask of 24 bits, found without a branch. */
  private static int nth(int mask, int n) {
    int inFirst = Integer.bitCount(mask & BYTE);
    int inTwo = Integer.bitCount(mask & (BYTE << Byte.SIZE | BYTE));
    int afterFirst = (inFirst - 1 - n) >> (Integer.SIZE - 1);
    int afterTwo = (inTwo - 1 - n) >> (Integer.SIZE - 1);
    int before = (inFirst & afterFirst) + ((inTwo - inFirst) & afterTwo);
    int at = (Byte.SIZE & afterFirst) + (Byte.SIZE & afterTwo);
    return at + NTH[(mask >>> at & BYTE) * Byte.SIZE + n - before];
  }
}
