package dev.baize.core.random;

import java.nio.charset.StandardCharsets;
import java.util.random.RandomGenerator;

/**
 * Where random numbers begin: from a seed come a generator and further seeds, one for each number
 * and each purpose, whose generators have nothing to do with each other. Immutable.
 *
 * <p>A deal has a stream of its own, however many numbers were taken for the deals before:
 *
 * <pre>{@code
 * RandomGenerator deal3 = Seed.of(42).derive("deal").derive(3).generator();
 * }</pre>
 *
 * <p>All that a seed yields comes from a SplitMix64 generator that starts at its value (Steele, Lea
 * and Flood, <i>Fast splittable pseudorandom number generators</i>, OOPSLA 2014; Stafford's variant
 * 13 of the mixing function). Its outputs 1 to 4 are the state of {@link #generator()}, the 5th is
 * the base of the seeds derived by number, the 6th of those by purpose. Output <i>n</i> of a
 * SplitMix64 generator that starts at the base is the derived seed: <i>n</i> is the number itself,
 * or a hash of the purpose.
 *
 * @param value any 64 bits
 */
public record Seed(long value) {
  private static final long NUMBERS = 5;
  private static final long PURPOSES = 6;
  private static final int SUBSTREAM_BITS = 32;
  private static final long FNV_OFFSET = 0xCBF29CE484222325L;
  private static final long FNV_PRIME = 0x100000001B3L;

  /** Characters below this are their own UTF-8. */
  private static final int ASCII = 0x80;

  /**
   * The seed with this value.
   *
   * @param value any 64 bits; 0 is as good as any other
   * @return the seed
   */
  public static Seed of(long value) {
    return new Seed(value);
  }

  /**
   * The seed for a number, such as that of a deal. From one seed, different numbers always give
   * different seeds: every step on the way can be undone.
   *
   * @param n any number
   * @return the derived seed
   */
  public Seed derive(long n) {
    return new Seed(SplitMix64.output(SplitMix64.output(value, NUMBERS), n));
  }

  /**
   * The seed for a purpose. The purpose is hashed by the 64-bit FNV-1a function of Fowler, Noll and
   * Vo over its UTF-8 bytes.
   *
   * @param purpose any text, such as {@code deal}
   * @return the derived seed
   */
  public Seed derive(String purpose) {
    return new Seed(SplitMix64.output(SplitMix64.output(value, PURPOSES), hash(purpose)));
  }

  /**
   * A new generator, at the start of this seed's stream.
   *
   * @return the generator: a {@link Xoshiro256PlusPlus}, in this version and every later one
   */
  public RandomGenerator generator() {
    return new Xoshiro256PlusPlus(value);
  }

  /**
   * A generator for a few numbers, at the start of a stretch of 2³² outputs of this seed's
   * SplitMix64 generator. It is started in no time, and its 64 bits of state cannot shuffle every
   * deck: for that, {@link #derive(long) derive} a seed.
   *
   * @param n the number of the stretch, 0 to 2³² − 2
   * @return the generator, in this version and every later one
   */
  public RandomGenerator substream(long n) {
    return new SplitMix64(value, (n + 1) << SUBSTREAM_BITS);
  }

  private static long hash(String text) {
    long hash = FNV_OFFSET;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= ASCII) {
        return hash(text.getBytes(StandardCharsets.UTF_8));
      }
      hash = (hash ^ c) * FNV_PRIME;
    }
    return hash;
  }

  private static long hash(byte[] bytes) {
    long hash = FNV_OFFSET;
    for (byte b : bytes) {
      hash = (hash ^ (b & 0xFF)) * FNV_PRIME;
    }
    return hash;
  }
}
