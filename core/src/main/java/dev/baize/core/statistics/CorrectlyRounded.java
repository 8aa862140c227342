package dev.baize.core.statistics;

import java.math.BigInteger;

/**
 * What becomes of exact numbers in the end: the {@code double} that is nearest to the exact result,
 * the same on every machine. Results are taken to be 0 or of normal size, as they are with whole
 * numbers.
 */
final class CorrectlyRounded {

  /** More than a double's 53 bits, and one to round by. */
  private static final int BITS = 64;

  private CorrectlyRounded() {}

  /**
   * A quotient.
   *
   * @param divisor above 0
   */
  static double quotient(BigInteger dividend, BigInteger divisor) {
    int shift = Math.max(0, BITS + divisor.bitLength() - dividend.bitLength());
    BigInteger[] parts = dividend.shiftLeft(shift).divideAndRemainder(divisor);
    return scaled(parts[0], parts[1].signum() != 0, -shift);
  }

  /**
   * The square root of a quotient.
   *
   * @param dividend 0 or more
   * @param divisor above 0
   */
  static double sqrt(BigInteger dividend, BigInteger divisor) {
    int shift = Math.max(0, BITS + (divisor.bitLength() - dividend.bitLength() + 1) / 2);
    BigInteger[] parts = dividend.shiftLeft(2 * shift).divideAndRemainder(divisor);
    BigInteger[] roots = parts[0].sqrtAndRemainder();
    return scaled(roots[0], parts[1].signum() != 0 || roots[1].signum() != 0, -shift);
  }

  /**
   * Rounds once.
   *
   * @param truncated the number toward 0, with more bits than a double has
   * @param inexact whether something was cut off
   */
  private static double scaled(BigInteger truncated, boolean inexact, int exponent) {
    BigInteger doubled = truncated.shiftLeft(1);
    BigInteger sticky = inexact ? doubled.add(BigInteger.valueOf(truncated.signum())) : doubled;
    return Math.scalb(sticky.doubleValue(), exponent - 1);
  }
}
