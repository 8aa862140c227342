package dev.baize.core.random;

/**
 * The SplitMix64 generator: its outputs by number, and as a generator that is cheap to create.
 *
 * <p>Steele, Lea and Flood, <i>Fast splittable pseudorandom number generators</i>, OOPSLA 2014,
 * with the finalizer that Stafford called Mix13, as in Vigna's {@code splitmix64.c}.
 */
final class SplitMix64 extends PinnedGenerator {
  /** The odd integer closest to 2⁶⁴ divided by the golden ratio. */
  static final long GAMMA = 0x9E3779B97F4A7C15L;

  private long state;

  /** A generator that gives output {@code number + 1} first. */
  SplitMix64(long seed, long number) {
    this.state = seed + number * GAMMA;
  }

  /** The output with this number, counting from 1, of the generator with this seed. */
  static long output(long seed, long number) {
    return mix(seed + number * GAMMA);
  }

  /** A bijection, as every step is invertible. */
  private static long mix(long bits) {
    long z = bits;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  @Override
  public long nextLong() {
    state += GAMMA;
    return mix(state);
  }
}
