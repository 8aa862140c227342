package dev.baize.blackjack;

/** Numbers in texts. */
final class Numbers {

  private Numbers() {}

  /**
   * The number that digits say.
   *
   * @throws IllegalArgumentException that quotes them, if it is no {@code long}
   */
  static long parse(String digits) {
    try {
      return Long.parseLong(digits);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "\"%s\" is more than %d".formatted(digits, Long.MAX_VALUE), e);
    }
  }
}
