package dev.baize.core.lines;

import dev.baize.core.text.Excerpt;

/** What may stand in a line of a file as it is. */
public final class Fields {

  private Fields() {}

  /**
   * Demands one line that UTF-8 can write.
   *
   * @param what what the text is, for the message
   * @param text any text
   * @return the text
   */
  public static String requireLine(String what, String text) {
    if (!isLine(text)) {
      throw new IllegalArgumentException(
          "%s %s: expected one line of text".formatted(what, Excerpt.quote(text)));
    }
    return text;
  }

  private static boolean isLine(String text) {
    int c;
    for (int i = 0; i < text.length(); i += Character.charCount(c)) {
      c = text.codePointAt(i);
      if (c == '\n' || c == '\r' || Character.getType(c) == Character.SURROGATE) {
        return false;
      }
    }
    return true;
  }

  /**
   * Demands a line as decisions have it: not empty, no white space at either end.
   *
   * @param text any text
   * @return the text
   */
  public static String requireDecision(String text) {
    requireLine("decision", text);
    if (text.isEmpty() || !text.equals(text.strip())) {
      throw new IllegalArgumentException(
          "decision %s: expected text without white space around it"
              .formatted(Excerpt.quote(text)));
    }
    return text;
  }

  /**
   * Demands a line without white space that is not empty.
   *
   * @param what what the text is, for the message
   * @param text any text
   * @return the text
   */
  public static String requireWord(String what, String text) {
    requireLine(what, text);
    if (!isWord(text)) {
      throw new IllegalArgumentException(
          "%s %s: expected one word".formatted(what, Excerpt.quote(text)));
    }
    return text;
  }

  private static boolean isWord(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isWhitespace(text.charAt(i))) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  /**
   * Demands a whole number as it is printed.
   *
   * @param what what the number is, for the message
   * @param text any text
   * @param least the lowest number allowed
   * @param most the highest number allowed
   * @return the number
   */
  public static long requireNumber(String what, String text, long least, long most) {
    try {
      long number = Long.parseLong(text);
      if (text.equals(Long.toString(number)) && least <= number && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Told below, with the numbers that are spelled otherwise than they are printed.
    }
    throw new IllegalArgumentException(
        "%s %s: expected a whole number from %d to %d, in its shortest form"
            .formatted(what, Excerpt.quote(text), least, most));
  }
}
