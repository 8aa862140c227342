package dev.baize.search.solve;

import dev.baize.core.text.Excerpt;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/**
 * Writes a {@code double} with as few digits as it takes to read the same one back: the same text
 * on every version of Java, unlike {@link Double#toString(double)}.
 */
final class ShortestDecimal {

  /** Enough for every {@code double}. */
  private static final int MAX_DIGITS = 17;

  private ShortestDecimal() {}

  /** For instance {@code 0.25}, {@code 0} or {@code 1.2E-7}; the number must be finite. */
  static String print(double number) {
    BigDecimal exact = new BigDecimal(number);
    for (int digits = 1; digits < MAX_DIGITS; digits++) {
      BigDecimal rounded = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
      if (rounded.doubleValue() == number) {
        return text(rounded);
      }
    }
    return text(exact.round(new MathContext(MAX_DIGITS, RoundingMode.HALF_EVEN)));
  }

  private static String text(BigDecimal number) {
    BigDecimal stripped = number.stripTrailingZeros();
    return stripped.scale() < 0 ? stripped.toPlainString() : stripped.toString();
  }

  /** Reads what was printed, and no other spelling of it. */
  static double parse(String what, String text) {
    try {
      double number = Double.parseDouble(text);
      if (Double.isFinite(number) && print(number).equals(text)) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Reported below, as are numbers in any other form.
    }
    throw new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "%s %s: expected a decimal number in its shortest form",
            what,
            Excerpt.quote(text)));
  }
}
