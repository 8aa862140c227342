package dev.baize.cli.command;

import dev.baize.core.text.Excerpt;
import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How long a player may take for one decision, 0.001 to 86400 seconds. */
public record TimeLimit(BigDecimal seconds) {

  public static final String OPTION = "--time";

  private static final Pattern FORM =
      Pattern.compile("([0-9]{1,5}(?:\\.[0-9]{1,3})?)s?|([0-9]{1,8})ms");
  private static final BigDecimal MIN = new BigDecimal("0.001");
  private static final BigDecimal MAX = new BigDecimal("86400");

  /** {@return the limit of a text such as {@code 10}, {@code 0.5} or {@code 100ms}} */
  public static TimeLimit parse(String text) {
    Matcher form = FORM.matcher(text);
    if (form.matches()) {
      BigDecimal seconds =
          form.group(2) == null
              ? new BigDecimal(form.group(1))
              : new BigDecimal(form.group(2)).movePointLeft(3);
      if (seconds.compareTo(MIN) >= 0 && seconds.compareTo(MAX) <= 0) {
        return new TimeLimit(seconds);
      }
    }
    throw new IllegalArgumentException(
        Excerpt.quote(text)
            + " is not a time limit; expected seconds, 0.001 to 86400, or milliseconds such as"
            + " 100ms");
  }

  public long nanos() {
    return seconds.movePointRight(9).longValueExact();
  }

  @Override
  public String toString() {
    return seconds.toPlainString();
  }
}
