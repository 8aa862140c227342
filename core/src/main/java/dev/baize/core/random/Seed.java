package dev.baize.core.random;

import static com.google.common.base.Preconditions.checkArgument;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The start of a random stream. A seed makes a generator, and derives further seeds by number and
 * by purpose, whose generators are independent of each other. Immutable.
 *
 * <p>Each deal has its own stream, however many numbers earlier deals used:
 *
 * <pre>{@code
 * RandomGenerator deal3 = Seed.of(42).derive("deal").derive(3).generator();
 * }</pre>
 *
 * <p>Everything is derived from a SplitMix64 generator that starts at its value (Steele, Lea and
 * Flood, <i>Fast splittable pseudorandom number generators</i>, OOPSLA 2014; Stafford's variant 13
 * of the mixing function). Its outputs 1 to 4 are the state of {@link #generator()}, the 5th is the
 * base of the seeds derived by number, the 6th of those by purpose. Output <i>n</i> of a SplitMix64
 * generator that starts at the base is the derived seed: <i>n</i> is the number itself, or a hash
 * of the purpose.
 *
 * <p>Each of these steps is invertible. For what must stay hidden there is {@link #deriveOneWay}.
 * No derivation protects a small seed, which can be found by trying all small ones.
 *
 * @param value any 64 bits
 */
public record Seed(long value) {
  private static final long NUMBERS = 5;
  private static final long PURPOSES = 6;
  private static final int SUBSTREAM_BITS = 32;
  private static final long FNV_OFFSET = 0xCBF29CE484222325L;
  private static final long FNV_PRIME = 0x100000001B3L;

  /** Characters below this are encoded as one byte, themselves, in UTF-8. */
  private static final int ASCII = 0x80;

  /**
   * {@return the seed with this value}
   *
   * @param value any 64 bits; 0 is as good as any other
   */
  public static Seed of(long value) {
    return new Seed(value);
  }

  /**
   * {@return the seed for a number, such as that of a deal; another one for each number}
   *
   * @param n any number
   */
  public Seed derive(long n) {
    return new Seed(SplitMix64.output(SplitMix64.output(value, NUMBERS), n));
  }

  /**
   * {@return the seed for a purpose, of whose UTF-8 bytes the 64-bit FNV-1a hash is taken}
   *
   * @param purpose any text, such as {@code deal}
   */
  public Seed derive(String purpose) {
    return new Seed(SplitMix64.output(SplitMix64.output(value, PURPOSES), hash(purpose)));
  }

  /**
   * {@return seeds for a purpose, from which neither this seed nor one another can be computed
   * except by brute force, over all 2⁶⁴ values or the likely ones}
   *
   * <p>The <i>n</i>th seed is number <i>n</i> of the 64-bit words, least significant byte first, of
   * the ChaCha20 keystream (RFC 8439) whose key is this seed's value and whose nonce is the hash of
   * the purpose, both least significant byte first and followed by zeros, and whose first block is
   * number 0.
   *
   * @param purpose any text, such as {@code player}
   * @param count the number of seeds; a greater count gives the same seeds and more
   */
  public List<Seed> deriveOneWay(String purpose, int count) {
    checkArgument(count >= 0, "%s seeds; expected 0 or more", count);
    long[] stream = ChaCha20.keystream(value, hash(purpose), count);
    List<Seed> seeds = new ArrayList<>(count);
    for (long each : stream) {
      seeds.add(new Seed(each));
    }
    return seeds;
  }

  /** {@return a new generator, xoshiro256++ in every version, at the start of the stream} */
  public RandomGenerator generator() {
    return new Xoshiro256PlusPlus(value);
  }

  /**
   * {@return a new generator for a small number of draws, in every version: a substream of 2³²
   * outputs of this seed's SplitMix64 generator} It is cheap to create, but its 64 bits of state
   * cannot reach every order of a deck: for that, {@link #derive(long) derive} a seed.
   *
   * @param n the number of the substream, 0 to 2³² − 2
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
