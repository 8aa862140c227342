package dev.baize.euchre.analysis;

import java.util.Arrays;

/**
 * What is known of positions at the start of a trick that were reached before, in another order of
 * play. A small table of fixed size, in which a later position may take an earlier one's place.
 */
final class Transpositions {

  private static final int SIZE_BITS = 8;

  /** Spreads the bits of keys (Knuth's multiplicative hashing). */
  private static final int GOLDEN = 0x9E3779B1;

  private static final int BOUND_BITS = 4;
  private static final int BOUND = (1 << BOUND_BITS) - 1;

  /** The key in the high half; then the least and, in the lowest bits, the most tricks. */
  private final long[] entries = new long[1 << SIZE_BITS];

  /** Forgets all, as another deal has other hands with the same keys. */
  void clear() {
    Arrays.fill(entries, 0);
  }

  /**
   * The bounds that are known of a position.
   *
   * @param key not 0
   * @param left how many tricks are left, which is all that is known of a new position
   */
  int bounds(int key, int left) {
    long entry = entries[place(key)];
    return (int) (entry >>> Integer.SIZE) == key ? (int) entry : left;
  }

  /** The fewest tricks that the leader's side can take. */
  static int least(int bounds) {
    return bounds >>> BOUND_BITS;
  }

  /** The most tricks that the leader's side can take. */
  static int most(int bounds) {
    return bounds & BOUND;
  }

  /** Notes the bounds of a position. */
  void put(int key, int least, int most) {
    entries[place(key)] = (long) key << Integer.SIZE | (least << BOUND_BITS | most);
  }

  private static int place(int key) {
    return (key * GOLDEN) >>> (Integer.SIZE - SIZE_BITS);
  }
}
