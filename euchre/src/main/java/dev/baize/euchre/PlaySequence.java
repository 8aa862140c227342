package dev.baize.euchre;

/**
 * A sequence of at most 20 card numbers packed into two {@code long}s, five bits each: the latest
 * twelve in one, the ones before them in the other, later cards in lower bits.
 */
final class PlaySequence {

  private static final int BITS = 5;
  private static final int IN_LATEST = 12;
  private static final long LATEST = -1L >>> (Long.SIZE - IN_LATEST * BITS);

  private PlaySequence() {}

  /** The latest twelve after one more card. */
  static long latest(long latest, int card) {
    return ((latest << BITS) | card) & LATEST;
  }

  /** The ones before, after the oldest of the latest has moved to them. */
  static long before(long before, long latest) {
    return (before << BITS) | (latest >>> ((IN_LATEST - 1) * BITS));
  }

  /** The card with {@code after} cards after it. */
  static int card(long latest, long before, int after) {
    long shifted =
        after < IN_LATEST ? latest >>> (BITS * after) : before >>> (BITS * (after - IN_LATEST));
    return (int) shifted & ((1 << BITS) - 1);
  }

  /** The latest {@code count} cards, as a mask. */
  static int cards(long latest, long before, int count) {
    int mask = cards(latest, Math.min(count, IN_LATEST));
    return count <= IN_LATEST ? mask : mask | cards(before, count - IN_LATEST);
  }

  private static int cards(long log, int count) {
    int mask = 0;
    long rest = log;
    for (int i = 0; i < count; i++) {
      mask |= 1 << (rest & ((1 << BITS) - 1));
      rest >>>= BITS;
    }
    return mask;
  }
}
