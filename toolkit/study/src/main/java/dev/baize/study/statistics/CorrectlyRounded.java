package dev.baize.study.statistics;

import java.math.BigInteger;

/**
 * Correctly rounded arithmetic: the {@code double} nearest to the exact result, the same on every
 * machine. Results are assumed to be 0 or normal numbers, as they are for integers.
 */
final class CorrectlyRounded {

  /** More than the 53 bits of a double and one for rounding. */
  private static final int BITS = 64;

  private CorrectlyRounded() {}

  /** A quotient; the divisor is above 0. */
  static double quotient(BigInteger dividend, BigInteger divisor) {
    int shift = Math.max(0, BITS + divisor.bitLength() - dividend.bitLength());
    BigInteger[] parts = dividend.shiftLeft(shift).divideAndRemainder(divisor);
    return scaled(parts[0], parts[1].signum() != 0, -shift);
  }

  /** The square root of a quotient that is not negative. */
  static double sqrt(BigInteger dividend, BigInteger divisor) {
    int shift = Math.max(0, BITS + (divisor.bitLength() - dividend.bitLength() + 1) / 2);
    BigInteger[] parts = dividend.shiftLeft(2 * shift).divideAndRemainder(divisor);
    BigInteger[] roots = parts[0].sqrtAndRemainder();
    return scaled(roots[0], parts[1].signum() != 0 || roots[1].signum() != 0, -shift);
  }

  /** Rounds a number once that was truncated toward 0 and has more bits than a double. */
  private static double scaled(BigInteger truncated, boolean inexact, int exponent) {
    BigInteger doubled = truncated.shiftLeft(1);
    BigInteger sticky = inexact ? doubled.add(BigInteger.valueOf(truncated.signum())) : doubled;
    return Math.scalb(sticky.doubleValue(), exponent - 1);
  }
}
