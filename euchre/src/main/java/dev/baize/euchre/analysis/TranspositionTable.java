package dev.baize.euchre.analysis;

import java.util.Arrays;

/** Bounds on the values of positions at the start of a trick, always replaced by later ones. */
final class TranspositionTable {

  private static final int SIZE_BITS = 8;

  /** The multiplier of Knuth's multiplicative hashing. */
  private static final int GOLDEN = 0x9E3779B1;

  private static final int BOUND_BITS = 4;
  private static final int BOUND = (1 << BOUND_BITS) - 1;

  /** The key in the high half; the lower bound and, in the lowest bits, the upper bound. */
  private final long[] entries = new long[1 << SIZE_BITS];

  /** Removes all entries: keys are unique only within a deal. */
  void clear() {
    Arrays.fill(entries, 0);
  }

  /** The bounds of a position with some tricks left, the upper bound of one not in the table. */
  int bounds(int key, int left) {
    long entry = entries[place(key)];
    return (int) (entry >>> Integer.SIZE) == key ? (int) entry : left;
  }

  /** The lower bound on the tricks of the leader's side. */
  static int lower(int bounds) {
    return bounds >>> BOUND_BITS;
  }

  /** The upper bound on the tricks of the leader's side. */
  static int upper(int bounds) {
    return bounds & BOUND;
  }

  /** Stores the bounds of a position. */
  void put(int key, int lower, int upper) {
    entries[place(key)] = (long) key << Integer.SIZE | (lower << BOUND_BITS | upper);
  }

  private static int place(int key) {
    return (key * GOLDEN) >>> (Integer.SIZE - SIZE_BITS);
  }
}
