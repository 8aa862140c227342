package dev.baize.study.report;

import dev.baize.study.statistics.Estimate;
import dev.baize.study.statistics.Interval;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Numbers for people, with their significant digits. */
public final class Numbers {

  /** Stands for an unknown number. */
  static final String UNKNOWN = "?";

  /** The most characters of a number, and so of what a number adds to a table. */
  private static final int MAX_LENGTH = 12;

  private static final MathContext ERROR_DIGITS = new MathContext(2, RoundingMode.HALF_EVEN);
  private static final MathContext DIGITS = new MathContext(4, RoundingMode.HALF_EVEN);

  /** The least magnitude of a number that is written without a power of ten. */
  private static final BigDecimal SMALLEST_PLAIN = new BigDecimal("1e-6");

  /** The most characters of a number that is left exact where space is short. */
  private static final int MAX_EXACT_LENGTH = 6;

  private Numbers() {}

  /**
   * A number with four digits, and with a power of ten if it is very small or great, such as {@code
   * 2.232e-155}; {@code ?} if it is not finite.
   */
  public static String of(double number) {
    return Double.isFinite(number) ? fitting(new BigDecimal(number).round(DIGITS)) : UNKNOWN;
  }

  /** A whole number, with four digits and a power of ten if it is very great. */
  static String of(long number) {
    return fitting(BigDecimal.valueOf(number));
  }

  /** An estimate with the digits that its interval leaves certain; {@code ?} for no margin. */
  public static Ranged of(Estimate estimate) {
    double margin = estimate.margin95();
    if (!Double.isFinite(margin) || margin == 0) {
      return new Ranged(of(estimate.value()), margin == 0 ? "0" : UNKNOWN);
    }
    BigDecimal rounded = new BigDecimal(margin).round(ERROR_DIGITS);
    int decimals = Math.max(0, rounded.scale());
    return new Ranged(
        rounded(estimate.value(), decimals),
        fitting(rounded.setScale(decimals, RoundingMode.HALF_EVEN)));
  }

  /** A number with as many of its digits as there is room for. */
  private static String fitting(BigDecimal number) {
    String plain = number.toPlainString();
    int excess = plain.length() - MAX_LENGTH;
    if (number.signum() != 0 && number.abs().compareTo(SMALLEST_PLAIN) < 0) {
      return scientific(number);
    }
    if (excess <= 0) {
      return plain;
    }
    return excess <= number.scale()
        ? fitting(number.setScale(number.scale() - excess, RoundingMode.HALF_EVEN))
        : scientific(number);
  }

  /** A number with four digits and a power of ten. */
  private static String scientific(BigDecimal number) {
    BigDecimal rounded = number.round(DIGITS);
    int exponent = rounded.precision() - rounded.scale() - 1;
    return rounded.movePointLeft(exponent).stripTrailingZeros().toPlainString() + 'e' + exponent;
  }

  /** A number as text; with four digits and a power of ten if that is shorter. */
  static String shortened(String number) {
    if (number.length() <= MAX_EXACT_LENGTH || number.equals(UNKNOWN)) {
      return number;
    }
    String scientific = scientific(new BigDecimal(number));
    return scientific.length() < number.length() ? scientific : number;
  }

  /** A share and its interval in per cent, with no more digits than the interval leaves certain. */
  static Bounded percent(double share, Interval interval) {
    double margin = 100 * (interval.high() - interval.low()) / 2;
    if (!Double.isFinite(margin)) {
      return new Bounded(of(100 * share), UNKNOWN, UNKNOWN);
    }
    int decimals = Math.max(0, new BigDecimal(margin).round(ERROR_DIGITS).scale());
    return new Bounded(
        rounded(100 * share, decimals),
        rounded(100 * interval.low(), decimals),
        rounded(100 * interval.high(), decimals));
  }

  private static String rounded(double number, int decimals) {
    return fitting(new BigDecimal(number).setScale(decimals, RoundingMode.HALF_EVEN));
  }

  /** A number and the ends of its interval. */
  record Bounded(String value, String low, String high) {}

  /** The same estimate in per cent. */
  public static Estimate percent(Estimate part) {
    return new Estimate(100 * part.value(), 100 * part.standardError(), part.degreesOfFreedom());
  }

  /** An estimate and half the width of its 95 % interval. */
  public record Ranged(String value, String margin) {}
}
