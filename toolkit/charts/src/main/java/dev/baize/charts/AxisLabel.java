package dev.baize.charts;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Formats the numbers of charts compactly: very great and small ones as {@code 2.5×10^18}. */
final class AxisLabel {

  /** Numbers of up to this many digits are written out. */
  private static final int MAX_PLAIN_LENGTH = 7;

  private static final BigDecimal SMALLEST_PLAIN = new BigDecimal("1e-6");

  private static final int MAX_DIGITS = 4;
  private static final int MAX_VALUE_LENGTH = 9;

  private AxisLabel() {}

  /** The exact number, with a power of ten if it would be long and has few significant digits. */
  static String of(BigDecimal number) {
    boolean isSmall = number.signum() != 0 && number.abs().compareTo(SMALLEST_PLAIN) < 0;
    return (isSmall || isGreat(number)) && isRound(number) ? power(number) : number.toPlainString();
  }

  /** The exact number. */
  static String of(long number) {
    return of(BigDecimal.valueOf(number));
  }

  /** A value, rounded to four digits if it is long. */
  static String rounded(long value) {
    String plain = Long.toString(value);
    return plain.length() <= MAX_VALUE_LENGTH
        ? plain
        : power(
            BigDecimal.valueOf(value).round(new MathContext(MAX_DIGITS, RoundingMode.HALF_EVEN)));
  }

  /** Whether a number is too long to be written out. */
  static boolean isGreat(BigDecimal number) {
    return number.abs().compareTo(BigDecimal.TEN.pow(MAX_PLAIN_LENGTH)) >= 0;
  }

  /** Whether a number has few significant digits. */
  static boolean isRound(BigDecimal number) {
    return number.stripTrailingZeros().precision() <= MAX_DIGITS;
  }

  private static String power(BigDecimal number) {
    BigDecimal digits = number.stripTrailingZeros();
    int exponent = digits.precision() - digits.scale() - 1;
    String factor = digits.scaleByPowerOfTen(-exponent).toPlainString();
    return switch (factor) {
      case "1" -> "10^" + exponent;
      case "-1" -> "-10^" + exponent;
      default -> factor + "×10^" + exponent;
    };
  }
}
