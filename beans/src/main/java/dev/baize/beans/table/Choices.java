package dev.baize.beans.table;

/**
 * The decisions, numbered so that sets of them are masks of 64 bits: for each bean to chain, to
 * discard, to leave, to sell and to play it, 40 in all; to stop; 21 places in the hand to discard
 * from; to keep all; to buy a third chain.
 */
public final class Choices {

  /** How many decisions there are. */
  public static final int COUNT = Long.SIZE;

  /** The first of the decisions to chain a card of the trade area, by bean. */
  public static final int CHAIN = 0;

  /** The first of the decisions to discard a card of the trade area, by bean. */
  public static final int DISCARD = 8;

  /** The first of the decisions to leave a card in the trade area, by bean. */
  public static final int LEAVE = 16;

  /** The first of the decisions to sell a chain, by bean. */
  public static final int SELL = 24;

  /** The first of the decisions to play the front card of the hand, by bean. */
  public static final int PLAY = 32;

  /** Not to play another card. */
  public static final int STOP = 40;

  /** The first of the decisions to discard a card of the hand, by place from the front. */
  public static final int FROM_HAND = 41;

  /** Not to discard a card of the hand. */
  public static final int KEEP = 62;

  /** To buy the third chain. */
  public static final int BUY = 63;

  private Choices() {}

  /** The set of this one. */
  public static long set(int choice) {
    return 1L << choice;
  }

  /** To discard any of the cards of a hand, or none. */
  public static long discards(int held) {
    return (set(held) - 1) << FROM_HAND | set(KEEP);
  }

  /** Whether a set has this one. */
  public static boolean contains(long choices, int choice) {
    return ((choices >>> choice) & 1) != 0;
  }

  /** The choice with {@code n} others below it; the set must have more than {@code n}. */
  public static int nth(long choices, int n) {
    long rest = choices;
    for (int i = 0; i < n; i++) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }
}
