package dev.baize.core.random;

import java.util.random.RandomGenerator;

/**
 * Uniform integers below a bound, made from a generator's bits by a fixed method.
 *
 * <p>Lemire, <i>Fast Random Integer Generation in an Interval</i>, ACM Transactions on Modeling and
 * Computer Simulation 29, 2019: 32 random bits times the bound; the upper half of the product is
 * the result, and a few lower halves are rejected so that each result stands for equally many of
 * the 2³² draws.
 */
public final class BoundedInts {
  private static final long LOW_HALF = 0xFFFF_FFFFL;

  private BoundedInts() {}

  /**
   * {@return a number from 0 to {@code bound - 1}, as uniform as the generator's bits}
   *
   * <p>Calls only {@link RandomGenerator#nextLong()}, and uses its upper 32 bits: one call, and one
   * more for each rejected draw, of which there are fewer than {@code bound} in 2³².
   *
   * @param bound the number of possible results, 1 or more
   * @param random the source of the bits
   */
  public static int below(int bound, RandomGenerator random) {
    if (bound < 1) {
      throw new IllegalArgumentException(bound + ": expected a bound of 1 or more");
    }
    long product = (random.nextLong() >>> 32) * bound;
    if ((product & LOW_HALF) < bound) {
      product = accepted(product, bound, random);
    }
    return (int) (product >>> 32);
  }

  /** The first product from this one on whose lower half is not below 2³² modulo the bound. */
  private static long accepted(long first, int bound, RandomGenerator random) {
    long rejected = (1L << 32) % bound;
    long product = first;
    while ((product & LOW_HALF) < rejected) {
      product = (random.nextLong() >>> 32) * bound;
    }
    return product;
  }
}
