package dev.baize.blackjack;

import dev.baize.core.text.Excerpt;

/** Parses decimal numbers. */
final class LongParser {

  private LongParser() {}

  /**
   * The number that a string of digits stands for.
   *
   * @throws IllegalArgumentException if it does not fit into a {@code long}; quotes the digits
   */
  static long parse(String digits) {
    try {
      return Long.parseLong(digits);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "%s is more than %d".formatted(Excerpt.quote(digits), Long.MAX_VALUE), e);
    }
  }
}
