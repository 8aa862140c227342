package dev.baize.core.random;

/**
 * The default generator of Baize: xoshiro256++, small and fast, with a period of 2²⁵⁶ − 1.
 *
 * <p>Blackman and Vigna, <i>Scrambled linear pseudorandom number generators</i>, ACM Transactions
 * on Mathematical Software 47, 2021; verified against the output of the authors' program. Not
 * cryptographically secure: a few outputs reveal the rest.
 *
 * <p>The methods described here are pinned: they yield the same numbers in every version of Baize
 * and of Java. Methods inherited from {@link java.util.random.RandomGenerator}, such as {@code
 * nextGaussian} and the streams, are the platform's. Mutable and not thread-safe.
 */
final class Xoshiro256PlusPlus extends PinnedGenerator {
  private long s0;
  private long s1;
  private long s2;
  private long s3;

  /**
   * A generator whose state is the first four outputs of SplitMix64 for the seed, as the authors
   * recommend. They differ, and so are never all 0, a state that no generator leaves.
   */
  Xoshiro256PlusPlus(long seed) {
    this(
        SplitMix64.output(seed, 1),
        SplitMix64.output(seed, 2),
        SplitMix64.output(seed, 3),
        SplitMix64.output(seed, 4));
  }

  Xoshiro256PlusPlus(long s0, long s1, long s2, long s3) {
    this.s0 = s0;
    this.s1 = s1;
    this.s2 = s2;
    this.s3 = s3;
  }

  @Override
  public long nextLong() {
    long result = Long.rotateLeft(s0 + s3, 23) + s0;
    long shifted = s1 << 17;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= shifted;
    s3 = Long.rotateLeft(s3, 45);
    return result;
  }

  /** The upper half of {@link #nextLong}. */
  @Override
  public int nextInt() {
    return (int) (nextLong() >>> 32);
  }
}
