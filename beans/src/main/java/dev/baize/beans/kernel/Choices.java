package dev.baize.beans.kernel;

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

  /**
   * {@return the set of one decision}
   *
   * @param choice 0 to 63
   */
  public static long set(int choice) {
    return 1L << choice;
  }

  /**
   * {@return the set of those to discard any of the cards of a hand, or none}
   *
   * @param held how many cards the hand has, 0 to 21
   */
  public static long discards(int held) {
    return (set(held) - 1) << FROM_HAND | set(KEEP);
  }

  /**
   * {@return whether a set has a decision}
   *
   * @param choices the set
   * @param choice 0 to 63
   */
  public static boolean contains(long choices, int choice) {
    return ((choices >>> choice) & 1) != 0;
  }

  /**
   * {@return the decision with {@code n} others of the set below it}
   *
   * @param choices the set, which must have more than {@code n}
   * @param n 0 or more
   */
  public static int nth(long choices, int n) {
    long rest = choices;
    for (int i = 0; i < n; i++) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }
}
