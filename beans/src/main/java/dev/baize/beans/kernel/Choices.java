package dev.baize.beans.kernel;

/**
 * All decisions as numbers from 0 to 63, so that a set of them is a 64-bit mask: to chain or
 * discard a card of the trade area, to leave it there, to sell a chain, or to play the front card
 * of the hand, each from its constant on by bean; to play no more; to discard from one of 21 places
 * in the hand; to keep the whole hand; to buy a third chain.
 */
public final class Choices {

  public static final int COUNT = Long.SIZE;
  public static final int CHAIN = 0;
  public static final int DISCARD = 8;
  public static final int LEAVE = 16;
  public static final int SELL = 24;
  public static final int PLAY = 32;
  public static final int STOP = 40;
  public static final int FROM_HAND = 41;
  public static final int KEEP = 62;
  public static final int BUY = 63;

  private Choices() {}

  public static long set(int choice) {
    return 1L << choice;
  }

  /** The mask of the decisions to discard any one card of a hand of {@code held} cards, or none. */
  public static long discards(int held) {
    return (set(held) - 1) << FROM_HAND | set(KEEP);
  }

  public static boolean contains(long choices, int choice) {
    return ((choices >>> choice) & 1) != 0;
  }

  /** The decision that has {@code n} decisions of the mask below it. */
  public static int nth(long choices, int n) {
    long rest = choices;
    for (int i = 0; i < n; i++) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }
}
