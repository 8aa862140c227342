package dev.baize.core.table;

import java.util.ArrayList;
import java.util.List;

/** Measures text in columns of a terminal, of which wide characters take two. */
public final class TextWidth {

  private TextWidth() {}

  /**
   * {@return the columns that a text takes}
   *
   * @param text one line
   */
  public static int of(String text) {
    return StyledText.of(text).columns();
  }

  /**
   * {@return a text with spaces after it, up to a width}
   *
   * @param text one line
   * @param columns the width; no less than that of the text
   */
  public static String padEnd(String text, int columns) {
    return text + " ".repeat(columns - of(text));
  }

  /**
   * {@return a text with spaces before it, up to a width}
   *
   * @param text one line
   * @param columns the width; no less than that of the text
   */
  public static String padStart(String text, int columns) {
    return " ".repeat(columns - of(text)) + text;
  }

  /**
   * {@return the lines of a text, wrapped between words, and within those that are wider than a
   * line, if possible after a comma}
   *
   * @param text printable, of any length
   * @param columns the width of a line, 2 or more
   */
  public static List<String> wrapped(String text, int columns) {
    List<String> lines = new ArrayList<>();
    for (StyledText line : StyledText.of(text).wrapped(columns)) {
      StyledText rest = line;
      while (rest.columns() > columns) {
        String first = rest.clipped(columns).plain();
        int comma = first.lastIndexOf(',') + 1;
        int end = comma > 0 ? comma : first.length();
        lines.add(first.substring(0, end));
        rest = rest.subSequence(end, rest.length());
      }
      lines.add(rest.plain());
    }
    return lines;
  }
}
