package dev.baize.core.random;

import java.util.random.RandomGenerator;

/**
 * A generator whose derived numbers are pinned too: the platform's default methods may make them of
 * {@code nextLong()} in another way from one release to the next.
 */
abstract sealed class PinnedGenerator implements RandomGenerator
    permits MersenneTwister, Xoshiro256PlusPlus, SplitMix64 {

  /** For the generators of this package. */
  PinnedGenerator() {}

  /**
   * A number from 0 to one less than the bound: {@link BoundedInts#below}. Pinned.
   *
   * @param bound how many numbers there are, 1 or more
   * @return a number from 0 to {@code bound - 1}
   * @throws IllegalArgumentException if the bound is less than 1
   */
  @Override
  public final int nextInt(int bound) {
    return BoundedInts.below(bound, this);
  }

  /**
   * A number in a range: {@code origin + nextInt(bound - origin)}, or where that difference is no
   * {@code int}, the first {@link #nextInt()} that is in the range. Pinned.
   *
   * @param origin the lowest number
   * @param bound one more than the highest number
   * @return a number from {@code origin} to {@code bound - 1}
   * @throws IllegalArgumentException if the range is empty
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
   * A number from 0 to one less than the bound, by the method of {@link BoundedInts} with twice the
   * bits: the upper half of the 128-bit product of {@code nextLong()} and the bound. Pinned.
   *
   * @param bound how many numbers there are, 1 or more
   * @return a number from 0 to {@code bound - 1}
   * @throws IllegalArgumentException if the bound is less than 1
   */
  @Override
  public final long nextLong(long bound) {
    if (bound < 1) {
      throw new IllegalArgumentException(bound + ": expected a bound of 1 or more");
    }
    long refused = Long.remainderUnsigned(-bound, bound);
    long bits = nextLong();
    while (Long.compareUnsigned(bits * bound, refused) < 0) {
      bits = nextLong();
    }
    long signed = Math.multiplyHigh(bits, bound);
    return bits < 0 ? signed + bound : signed;
  }

  /**
   * A number in a range: {@code origin + nextLong(bound - origin)}, or where that difference is no
   * {@code long}, the first {@link #nextLong()} that is in the range. Pinned.
   *
   * @param origin the lowest number
   * @param bound one more than the highest number
   * @return a number from {@code origin} to {@code bound - 1}
   * @throws IllegalArgumentException if the range is empty
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

  /**
   * The highest bit of {@link #nextLong()}. Pinned.
   *
   * @return true if that bit is set
   */
  @Override
  public final boolean nextBoolean() {
    return nextLong() < 0;
  }

  /**
   * The upper 53 bits of {@link #nextLong()}, divided by 2⁵³. Pinned.
   *
   * @return a multiple of 2⁻⁵³ from 0, included, to 1, not included
   */
  @Override
  public final double nextDouble() {
    return (nextLong() >>> 11) * 0x1p-53;
  }

  private static void requireRange(long origin, long bound) {
    if (origin >= bound) {
      throw new IllegalArgumentException(
          "from %d to below %d: there is no such number".formatted(origin, bound));
    }
  }
}
