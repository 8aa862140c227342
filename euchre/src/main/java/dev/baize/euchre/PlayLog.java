package dev.baize.euchre;

/**
 * The cards played in a hand, five bits each: the last twelve in one long, the eight before them in
 * another, the latest lowest.
 */
final class PlayLog {

  private static final int BITS = 5;
  private static final int IN_LATEST = 12;
  private static final long LATEST = -1L >>> (Long.SIZE - IN_LATEST * BITS);

  private PlayLog() {}

  /** The latest twelve with one more. */
  static long latest(long latest, int card) {
    return ((latest << BITS) | card) & LATEST;
  }

  /** Those before, with the one that is no longer among the latest. */
  static long before(long before, long latest) {
    return (before << BITS) | (latest >>> ((IN_LATEST - 1) * BITS));
  }

  /** The card that so many were played after. */
  static int card(long latest, long before, int after) {
    long shifted =
        after < IN_LATEST ? latest >>> (BITS * after) : before >>> (BITS * (after - IN_LATEST));
    return (int) shifted & ((1 << BITS) - 1);
  }

  /** The latest so many cards, as a mask. */
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
