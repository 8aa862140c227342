package dev.baize.core.random;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;

/** Computes the seed that a seed was derived from, which is possible of all but one-way steps. */
public final class Underived {
  private static final long GAMMA = 0x9E3779B97F4A7C15L;

  private Underived() {}

  /** The seed whose {@link Seed#derive(long)} with this number is that given. */
  public static Seed underived(Seed derived, long n) {
    return new Seed(input(input(derived.value(), n), 5));
  }

  /** The seed whose {@link Seed#derive(String)} for this purpose is that given. */
  public static Seed underived(Seed derived, String purpose) {
    long hash = 0xCBF29CE484222325L;
    for (byte b : purpose.getBytes(StandardCharsets.UTF_8)) {
      hash = (hash ^ (b & 0xFF)) * 0x100000001B3L;
    }
    return new Seed(input(input(derived.value(), hash), 6));
  }

  /** The seed of the SplitMix64 generator with this output of this number. */
  private static long input(long output, long number) {
    return unmixed(output) - number * GAMMA;
  }

  private static long unmixed(long bits) {
    long z = bits;
    z = z ^ (z >>> 31) ^ (z >>> 62);
    z *= inverse(0x94D049BB133111EBL);
    z = z ^ (z >>> 27) ^ (z >>> 54);
    z *= inverse(0xBF58476D1CE4E5B9L);
    return z ^ (z >>> 30) ^ (z >>> 60);
  }

  private static long inverse(long odd) {
    return BigInteger.valueOf(odd).modInverse(BigInteger.ONE.shiftLeft(64)).longValue();
  }
}
