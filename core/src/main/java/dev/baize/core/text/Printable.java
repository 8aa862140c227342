package dev.baize.core.text;

import java.util.Locale;

/**
 * Text from outside that goes to a terminal or into a line of a file. Not printable are control
 * characters, line and paragraph separators, bidirectional controls, which reorder the text around
 * them, byte order marks, and unpaired surrogates, which UTF-8 cannot encode.
 */
public final class Printable {

  private static final int BYTE_ORDER_MARK = 0xfeff;

  private Printable() {}

  /** {@return whether all of a text is printable, so that it is one line} */
  public static boolean isLine(String text) {
    return firstEscaped(text, false) == text.length();
  }

  /** {@return one line, in which what is not printable is escaped as {@code \}{@code uXXXX}} */
  public static String line(String text) {
    return escaped(text, false);
  }

  /** {@return the same as {@link #line} for text that is laid out: line feeds and tabs stay} */
  public static String lines(String text) {
    return escaped(text, true);
  }

  private static String escaped(String text, boolean laidOut) {
    int i = firstEscaped(text, laidOut);
    if (i == text.length()) {
      return text;
    }
    StringBuilder shown = new StringBuilder(text.length() + 16).append(text, 0, i);
    while (i < text.length()) {
      int c = text.codePointAt(i);
      if (isShown(c, laidOut)) {
        shown.appendCodePoint(c);
      } else {
        shown.append(String.format(Locale.ROOT, "\\u%04X", c));
      }
      i += Character.charCount(c);
    }
    return shown.toString();
  }

  /** The index of the first character to escape, or else the length. */
  private static int firstEscaped(String text, boolean laidOut) {
    int i = 0;
    while (i < text.length()) {
      char unit = text.charAt(i);
      if (unit >= ' ' && unit <= '~') {
        i++;
        continue;
      }
      int c = text.codePointAt(i);
      if (!isShown(c, laidOut)) {
        return i;
      }
      i += Character.charCount(c);
    }
    return i;
  }

  private static boolean isShown(int c, boolean laidOut) {
    return switch (Character.getType(c)) {
      case Character.CONTROL -> laidOut && (c == '\n' || c == '\t');
      case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE -> false;
      case Character.FORMAT -> !isBidirectional(c) && c != BYTE_ORDER_MARK;
      default -> true;
    };
  }

  /** Unicode's property Bidi_Control. */
  private static boolean isBidirectional(int c) {
    return c == 0x061c
        || (c >= 0x200e && c <= 0x200f)
        || (c >= 0x202a && c <= 0x202e)
        || (c >= 0x2066 && c <= 0x2069);
  }
}
