package dev.baize.cli.command;

import dev.baize.core.text.Excerpt;
import java.math.BigDecimal;
import java.util.regex.Pattern;

/** Whole numbers on the command line, 0 to 10¹⁵. */
public final class Count {

  public static final long MAX = 1_000_000_000_000_000L;
  private static final Pattern GAP = Pattern.compile("(?<=[0-9])_(?=[0-9])");
  private static final Pattern FORM = Pattern.compile("[0-9]{1,16}([eE][0-9]{1,2})?");

  private Count() {}

  /** {@return the number of a text such as {@code 1000000}, {@code 1_000_000} or {@code 1e6}} */
  public static long parse(String text) {
    String number = GAP.matcher(text).replaceAll("");
    if (FORM.matcher(number).matches()) {
      BigDecimal value = new BigDecimal(number);
      if (value.compareTo(BigDecimal.valueOf(MAX)) <= 0) {
        return value.longValueExact();
      }
    }
    throw new IllegalArgumentException(
        Excerpt.quote(text)
            + " is not a whole number from 0 to 1e15, such as 1000000, 1_000_000 or 1e6");
  }

  /** {@return the value of an option, which has to be 1 to {@code most}} */
  public static long require(String option, long value, long most) {
    if (value < 1 || value > most) {
      throw Usage.error(option + " " + value + ": expected 1 to " + most);
    }
    return value;
  }
}
