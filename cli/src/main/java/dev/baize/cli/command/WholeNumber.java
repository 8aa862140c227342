package dev.baize.cli.command;

import dev.baize.core.text.Excerpt;

/** A whole number on the command line, in the digits 0 to 9: Java reads those of all scripts. */
public final class WholeNumber {

  private WholeNumber() {}

  /**
   * {@return the number that a text denotes}
   *
   * @param text the number, without white space
   * @throws NumberFormatException if the text is not a number of 64 bits
   */
  public static long parse(String text) {
    requireForm(text);
    return Long.parseLong(text);
  }

  /**
   * {@return the number that a text denotes, if it fits into an {@code int}}
   *
   * @param text the number, without white space
   * @throws NumberFormatException if the text is not a number of 32 bits
   */
  public static int parseInt(String text) {
    requireForm(text);
    return Integer.parseInt(text);
  }

  private static void requireForm(String text) {
    if (!isWholeNumber(text)) {
      throw new NumberFormatException(Excerpt.quote(text) + " is not a whole number");
    }
  }

  /** Without a regular expression, which takes its time to load in a short run. */
  private static boolean isWholeNumber(String text) {
    int sign = text.startsWith("+") || text.startsWith("-") ? 1 : 0;
    for (int i = sign; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return text.length() > sign;
  }
}
