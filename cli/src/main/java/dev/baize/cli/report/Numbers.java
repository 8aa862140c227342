package dev.baize.cli.report;

import dev.baize.core.statistics.Estimate;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Numbers for people, with their significant digits. */
public final class Numbers {

  /** Stands for an unknown number. */
  static final String UNKNOWN = "?";

  private static final MathContext ERROR_DIGITS = new MathContext(2, RoundingMode.HALF_EVEN);
  private static final MathContext DIGITS = new MathContext(4, RoundingMode.HALF_EVEN);

  /** The most characters of a number that is left exact where space is short. */
  private static final int LONGEST_EXACT = 6;

  private Numbers() {}

  /**
   * {@return a number with four digits}
   *
   * @param number unknown if it is not finite
   */
  public static String of(double number) {
    return Double.isFinite(number) ? new BigDecimal(number).round(DIGITS).toPlainString() : UNKNOWN;
  }

  /**
   * {@return an estimate for people, with no more digits than its interval leaves certain}
   *
   * @param estimate its margin is {@code ?} if the error is not known
   */
  public static Ranged of(Estimate estimate) {
    double margin = estimate.margin95();
    if (!Double.isFinite(margin) || margin == 0) {
      return new Ranged(of(estimate.value()), margin == 0 ? "0" : UNKNOWN);
    }
    BigDecimal rounded = new BigDecimal(margin).round(ERROR_DIGITS);
    int decimals = Math.max(0, rounded.scale());
    return new Ranged(
        new BigDecimal(estimate.value()).setScale(decimals, RoundingMode.HALF_EVEN).toPlainString(),
        rounded.setScale(decimals, RoundingMode.HALF_EVEN).toPlainString());
  }

  /** A number as text; with four digits and a power of ten if that is shorter. */
  static String shortened(String number) {
    if (number.length() <= LONGEST_EXACT || number.equals(UNKNOWN)) {
      return number;
    }
    BigDecimal rounded = new BigDecimal(number).round(DIGITS);
    int exponent = rounded.precision() - rounded.scale() - 1;
    String scientific =
        rounded.movePointLeft(exponent).stripTrailingZeros().toPlainString() + 'e' + exponent;
    return scientific.length() < number.length() ? scientific : number;
  }

  /** The same estimate in per cent. */
  static Estimate percent(Estimate part) {
    return new Estimate(100 * part.value(), 100 * part.standardError(), part.degreesOfFreedom());
  }

  /**
   * An estimate for people.
   *
   * @param value the estimate
   * @param margin half the width of its 95 % interval
   */
  public record Ranged(String value, String margin) {}
}
