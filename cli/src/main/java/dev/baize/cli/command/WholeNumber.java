package dev.baize.cli.command;

import dev.baize.core.text.Excerpt;
import java.util.regex.Pattern;

/** A whole number on the command line, in the digits 0 to 9: Java reads those of all scripts. */
public final class WholeNumber {

  private static final Pattern FORM = Pattern.compile("[+-]?[0-9]+");

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
    if (!FORM.matcher(text).matches()) {
      throw new NumberFormatException(Excerpt.quote(text) + " is not a whole number");
    }
  }
}
