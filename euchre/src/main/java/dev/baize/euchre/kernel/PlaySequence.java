package dev.baize.euchre.kernel;

/**
 * A sequence of at most 20 card numbers packed into two {@code long}s, five bits each: the latest
 * twelve in one, the ones before them in the other, later cards in lower bits.
 */
public final class PlaySequence {

  private static final int BITS = 5;
  private static final int IN_LATEST = 12;
  private static final long LATEST = -1L >>> (Long.SIZE - IN_LATEST * BITS);

  private PlaySequence() {}

  /**
   * {@return the latest twelve after one more card}
   *
   * @param latest the latest twelve before
   * @param card the card
   */
  public static long latest(long latest, int card) {
    return ((latest << BITS) | card) & LATEST;
  }

  /**
   * {@return the ones before, after the oldest of the latest has moved to them}
   *
   * @param before the ones before
   * @param latest the latest twelve
   */
  public static long before(long before, long latest) {
    return (before << BITS) | (latest >>> ((IN_LATEST - 1) * BITS));
  }

  /**
   * {@return the card with some cards after it}
   *
   * @param latest the latest twelve
   * @param before the ones before
   * @param after the number of cards after it
   */
  public static int card(long latest, long before, int after) {
    long shifted =
        after < IN_LATEST ? latest >>> (BITS * after) : before >>> (BITS * (after - IN_LATEST));
    return (int) shifted & ((1 << BITS) - 1);
  }
}
