package dev.baize.search.solve;

import dev.baize.core.text.Excerpt;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * Writes a {@code double} with as few digits as it takes to read the same one back: the same text
 * on every version of Java, unlike {@link Double#toString(double)}.
 */
final class ShortestDecimal {

  private ShortestDecimal() {}

  /** For instance {@code 0.25}, {@code 0} or {@code 1.2E-7}; the number must be finite. */
  static String print(double number) {
    BigDecimal exact = new BigDecimal(number);
    BigDecimal rounded = BigDecimal.ZERO;
    for (int digits = 1; digits == 1 || rounded.doubleValue() != number; digits++) {
      rounded = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN)).stripTrailingZeros();
    }
    return rounded.scale() < 0 ? rounded.toPlainString() : rounded.toString();
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
        what + " " + Excerpt.quote(text) + ": expected a decimal number in its shortest form");
  }
}
