package dev.baize.blackjack;

import dev.baize.core.text.Excerpt;
import java.util.Locale;

/** Parses decimal numbers. */
final class LongParser {

  private LongParser() {}

  /**
   * The number that a string of digits stands for.
   *
   * @throws IllegalArgumentException if it does not fit into a {@code long} or has leading zeros;
   *     quotes the digits
   */
  static long parse(String digits) {
    try {
      long number = Long.parseLong(digits);
      if (!digits.equals(Long.toString(number))) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "%s: expected %d, without leading zeros",
                Excerpt.quote(digits),
                number));
      }
      return number;
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "%s is more than %d", Excerpt.quote(digits), Long.MAX_VALUE),
          e);
    }
  }
}
