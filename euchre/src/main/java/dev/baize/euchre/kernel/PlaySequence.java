package dev.baize.euchre.kernel;

/**
 * A sequence of at most 24 card numbers packed into two {@code long}s, five bits each: the first
 * twelve, the early ones, in one, the late ones in the other, later cards in lower bits.
 */
public final class PlaySequence {

  /** The number of early cards. */
  static final int EARLY = 12;

  private static final int BITS = 5;

  private PlaySequence() {}

  /** A {@code long} of at most eleven cards with one more. */
  public static long append(long cards, int card) {
    return cards << BITS | card;
  }

  /** {@return the card at an index} {@code index} is 0 for the first. */
  public static int card(long early, long late, int count, int index) {
    long shifted =
        index < EARLY
            ? early >>> (BITS * (Math.min(count, EARLY) - 1 - index))
            : late >>> (BITS * (count - 1 - index));
    return (int) shifted & ((1 << BITS) - 1);
  }
}
