package dev.baize.core.jmh;

/**
 * The generators of {@link dev.baize.core.random.Seed} on static numbers, for limit programs: games
 * played without any object, which tell how much of the speed of a machine Baize reaches.
 */
public final class StaticGenerator {

  private static final long GAMMA = 0x9E3779B97F4A7C15L;
  private static final int SUBSTREAM_BITS = 32;
  private static final long LOW_HALF = 0xFFFF_FFFFL;
  private static final long NUMBERS = 5;

  private static long s0;
  private static long s1;
  private static long s2;
  private static long s3;

  private StaticGenerator() {}

  private static long output(long seed, long number) {
    long z = seed + number * GAMMA;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /**
   * {@return the value of the seed for a number}
   *
   * @param seed the value of a seed
   * @param n the number
   */
  public static long derive(long seed, long n) {
    return output(output(seed, NUMBERS), n);
  }

  /**
   * Starts the generator of a seed.
   *
   * @param seed its value
   */
  public static void start(long seed) {
    s0 = output(seed, 1);
    s1 = output(seed, 2);
    s2 = output(seed, 3);
    s3 = output(seed, 4);
  }

  /** {@return the next number of the generator that was started last} */
  public static long next() {
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

  /**
   * Shuffles cards as {@link dev.baize.core.shuffle.UniformShuffle} does.
   *
   * @param cards all of them
   */
  public static void shuffle(int[] cards) {
    for (int last = cards.length - 1; last > 0; last--) {
      int chosen = below(last + 1);
      int card = cards[chosen];
      cards[chosen] = cards[last];
      cards[last] = card;
    }
  }

  private static int below(int bound) {
    long product = (next() >>> Integer.SIZE) * bound;
    while ((product & LOW_HALF) < bound && (product & LOW_HALF) < (1L << Integer.SIZE) % bound) {
      product = (next() >>> Integer.SIZE) * bound;
    }
    return (int) (product >>> Integer.SIZE);
  }

  /**
   * {@return the first number below a bound of a substream}
   *
   * @param seed the value of a seed
   * @param n the number of the substream
   * @param bound 1 or more
   */
  public static int below(long seed, long n, int bound) {
    long number = ((n + 1) << SUBSTREAM_BITS) + 1;
    long product = (output(seed, number) >>> Integer.SIZE) * bound;
    while ((product & LOW_HALF) < bound && (product & LOW_HALF) < (1L << Integer.SIZE) % bound) {
      number++;
      product = (output(seed, number) >>> Integer.SIZE) * bound;
    }
    return (int) (product >>> Integer.SIZE);
  }
}
