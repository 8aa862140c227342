package dev.baize.core.text;

import static com.google.common.base.Strings.lenientFormat;

/** Reads whole numbers in the digits 0 to 9, without a plus sign, unlike Java's own parsers. */
public final class WholeNumber {

  private WholeNumber() {}

  /** {@return the number that a person has written} It may have leading zeros. */
  public static long parse(String text, long min, long max) {
    return parse(text, min, max, "");
  }

  /** {@return the number that a program has written in its one text, without leading zeros} */
  public static long parseShortest(String text, long min, long max) {
    return parse(text, min, max, ", in its shortest form");
  }

  private static long parse(String text, long min, long max, String form) {
    if (isWholeNumber(text, form.isEmpty())) {
      try {
        long number = Long.parseLong(text);
        if (min <= number && number <= max) {
          return number;
        }
      } catch (NumberFormatException e) {
        // Reported below: the number has more than 64 bits.
      }
    }
    throw new NumberFormatException(
        lenientFormat(
            "%s: expected a whole number from %s to %s%s", Excerpt.quote(text), min, max, form));
  }

  /** Without a regular expression, which takes its time to load in a short run. */
  private static boolean isWholeNumber(String text, boolean zeros) {
    int first = text.startsWith("-") ? 1 : 0;
    boolean isZero = true;
    for (int i = first; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        return false;
      }
      isZero &= c == '0';
    }
    if (text.length() == first || (isZero && first > 0)) {
      return false;
    }
    return zeros || text.charAt(first) != '0' || text.length() == 1;
  }
}
