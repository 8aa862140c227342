package dev.baize.core.random;

import static com.google.common.base.Strings.lenientFormat;

import java.util.random.RandomGenerator;

/**
 * A generator whose derived numbers are pinned as well: the platform's default methods may derive
 * them from {@code nextLong()} differently in another release.
 */
abstract class PinnedGenerator implements RandomGenerator {

  /** {@return a number from 0 to {@code bound - 1}: {@link BoundedInts#below}} Pinned. */
  @Override
  public final int nextInt(int bound) {
    return BoundedInts.below(bound, this);
  }

  /**
   * {@return a number from {@code origin} to {@code bound - 1}: {@code origin + nextInt(bound -
   * origin)}, or if that difference overflows, the first {@link #nextInt()} in the range} Pinned.
   */
  @Override
  public final int nextInt(int origin, int bound) {
    requireRange(origin, bound);
    int width = bound - origin;
    if (width > 0) {
      return origin + nextInt(width);
    }
    int drawn = nextInt();
    while (drawn < origin || drawn >= bound) {
      drawn = nextInt();
    }
    return drawn;
  }

  /**
   * {@return a number from 0 to {@code bound - 1}, by the method of {@link BoundedInts} with twice
   * the bits: the upper half of the 128-bit product of {@code nextLong()} and the bound} Pinned.
   */
  @Override
  public final long nextLong(long bound) {
    if (bound < 1) {
      throw new IllegalArgumentException(bound + ": expected a bound of 1 or more");
    }
    long rejected = Long.remainderUnsigned(-bound, bound);
    long bits = nextLong();
    while (Long.compareUnsigned(bits * bound, rejected) < 0) {
      bits = nextLong();
    }
    long signed = Math.multiplyHigh(bits, bound);
    return bits < 0 ? signed + bound : signed;
  }

  /**
   * {@return a number from {@code origin} to {@code bound - 1}: {@code origin + nextLong(bound -
   * origin)}, or if that difference overflows, the first {@link #nextLong()} in the range} Pinned.
   */
  @Override
  public final long nextLong(long origin, long bound) {
    requireRange(origin, bound);
    long width = bound - origin;
    if (width > 0) {
      return origin + nextLong(width);
    }
    long drawn = nextLong();
    while (drawn < origin || drawn >= bound) {
      drawn = nextLong();
    }
    return drawn;
  }

  /** {@return the highest bit of {@link #nextLong()}} Pinned. */
  @Override
  public final boolean nextBoolean() {
    return nextLong() < 0;
  }

  /**
   * {@return the upper 53 bits of {@link #nextLong()}, divided by 2⁵³: a multiple of 2⁻⁵³ from 0,
   * inclusive, to 1, exclusive} Pinned.
   */
  @Override
  public final double nextDouble() {
    return (nextLong() >>> 11) * 0x1p-53;
  }

  private static void requireRange(long origin, long bound) {
    if (origin >= bound) {
      throw new IllegalArgumentException(
          lenientFormat("from %s to below %s: there is no such number", origin, bound));
    }
  }
}
