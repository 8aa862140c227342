package dev.baize.cli.command;

import dev.baize.core.text.Excerpt;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;
import java.util.regex.Pattern;

/** A whole number on the command line. */
public record Count(long value) {

  private static final BigInteger MAX = BigInteger.TEN.pow(15);
  private static final Pattern GAP = Pattern.compile("(?<=[0-9])_(?=[0-9])");
  private static final Pattern FORM = Pattern.compile("[0-9]{1,16}([eE][0-9]{1,2})?");

  /**
   * {@return the number that a text such as {@code 1000000}, {@code 1_000_000} or {@code 1e6}
   * denotes}
   */
  public static Count parse(String text) {
    String number = GAP.matcher(text).replaceAll("");
    if (FORM.matcher(number).matches()) {
      BigInteger value = new BigDecimal(number).toBigIntegerExact();
      if (value.compareTo(MAX) <= 0) {
        return new Count(value.longValueExact());
      }
    }
    throw new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "%s is not a whole number from 0 to 1e15, such as 1000000, 1_000_000 or 1e6",
            Excerpt.quote(text)));
  }

  /**
   * {@return the number that a text denotes, as {@link #parse(String)} reads it} The bounds are not
   * checked.
   */
  public static Count parse(String text, long least, long most) {
    try {
      return parse(text);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s is not a whole number from %d to %d",
              Excerpt.quote(text),
              least,
              most),
          e);
    }
  }

  /** {@return the number, if an option may have it} */
  public long require(String option, long most) {
    if (value < 1 || value > most) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "%s %d: expected 1 to %d", option, value, most));
    }
    return value;
  }
}
