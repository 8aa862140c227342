package dev.baize.core.random;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * MT19937, to reproduce the numbers of other programs.
 *
 * <p>Matsumoto and Nishimura, <i>Mersenne Twister</i>, ACM Transactions on Modeling and Computer
 * Simulation 8, 1998, seeded as in their program {@code mt19937ar} of 2002, with the same output.
 * For everything else, {@link Seed#generator()} is better and smaller.
 *
 * <p>The methods described here are pinned: they yield the same numbers in every version of Baize
 * and of Java. Mutable and not thread-safe.
 */
public final class MersenneTwister extends PinnedGenerator {
  private static final int SIZE = 624;
  private static final int MIDDLE = 397;
  private static final int ARRAY_SEED = 19_650_218;

  private final int[] state = new int[SIZE];
  private int next = SIZE;

  /**
   * A generator seeded like the authors' {@code init_genrand}.
   *
   * @param seed any 32 bits, unsigned
   */
  public MersenneTwister(int seed) {
    fill(seed);
  }

  /**
   * A generator seeded like the authors' {@code init_by_array}.
   *
   * @param key one or more words of 32 bits, unsigned
   */
  public MersenneTwister(int[] key) {
    checkArgument(key.length > 0, "empty key: expected one number or more");
    fill(ARRAY_SEED);
    blend(key);
  }

  private void fill(int seed) {
    state[0] = seed;
    for (int i = 1; i < SIZE; i++) {
      state[i] = 1_812_433_253 * scrambled(i - 1) + i;
    }
  }

  private int scrambled(int i) {
    return state[i] ^ (state[i] >>> 30);
  }

  private void blend(int[] key) {
    int i = 1;
    for (int k = 0; k < Math.max(SIZE, key.length); k++) {
      int j = k % key.length;
      state[i] = (state[i] ^ scrambled(i - 1) * 1_664_525) + key[j] + j;
      i = following(i);
    }
    for (int k = 1; k < SIZE; k++) {
      state[i] = (state[i] ^ scrambled(i - 1) * 1_566_083_941) - i;
      i = following(i);
    }
    state[0] = 0x8000_0000;
  }

  /** The index after {@code i}; from the last it wraps to 1 and copies the last word to index 0. */
  private int following(int i) {
    if (i < SIZE - 1) {
      return i + 1;
    }
    state[0] = state[SIZE - 1];
    return 1;
  }

  /** {@return the next output of the generator: 32 bits} Pinned. */
  @Override
  public int nextInt() {
    if (next == SIZE) {
      twist();
      next = 0;
    }
    int y = state[next++];
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9D2C_5680;
    y ^= (y << 15) & 0xEFC6_0000;
    return y ^ (y >>> 18);
  }

  private void twist() {
    for (int i = 0; i < SIZE; i++) {
      int y = (state[i] & 0x8000_0000) | (state[(i + 1) % SIZE] & 0x7FFF_FFFF);
      state[i] = state[(i + MIDDLE) % SIZE] ^ (y >>> 1) ^ (-(y & 1) & 0x9908_B0DF);
    }
  }

  /** {@return two outputs as 64 bits, the first as the upper half} Pinned. */
  @Override
  public long nextLong() {
    long high = nextInt();
    return (high << 32) | Integer.toUnsignedLong(nextInt());
  }
}
