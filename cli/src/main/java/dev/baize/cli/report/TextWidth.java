package dev.baize.cli.report;

import dev.baize.core.table.StyledText;
import dev.baize.core.text.Printable;

/** Text measured in the columns of a terminal, of which wide characters take two. */
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
   * {@return a text that is printable and fits: its beginning and an ellipsis if it is too wide}
   *
   * @param text of any length and content
   * @param columns the width that there is, 1 or more
   */
  public static String fitted(String text, int columns) {
    String line = Printable.line(text);
    return of(line) <= columns ? line : StyledText.of(line).clipped(columns - 1).plain() + '…';
  }
}
