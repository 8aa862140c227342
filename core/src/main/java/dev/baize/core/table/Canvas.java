package dev.baize.core.table;

import dev.baize.core.text.TextWidth;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Lines of equal width, each filled from left to right. Text that does not fit is clipped. */
public final class Canvas {

  /** The number of columns. */
  public static final int WIDTH = 80;

  private final List<StyledText> rows;

  /**
   * An empty canvas.
   *
   * @param height the number of lines
   */
  public Canvas(int height) {
    rows = new ArrayList<>(Collections.nCopies(height, StyledText.EMPTY));
  }

  /**
   * Writes at a column, or one space after the text already there.
   *
   * @param row from 0, the top
   * @param column from 0
   * @param text one line
   * @return this canvas
   */
  public Canvas left(int row, int column, CharSequence text) {
    StyledText line = rows.get(row);
    int used = line.columns();
    int gap = used == 0 ? column : Math.max(column - used, 1);
    rows.set(row, StyledText.join(line, " ".repeat(gap), text));
    return this;
  }

  /**
   * Writes centred on a column.
   *
   * @param row from 0, the top
   * @param column from 0
   * @param text one line
   * @return this canvas
   */
  public Canvas centre(int row, int column, CharSequence text) {
    return left(row, column - width(text) / 2, text);
  }

  /**
   * Writes aligned to the right margin.
   *
   * @param row from 0, the top
   * @param text one line
   * @return this canvas
   */
  public Canvas right(int row, CharSequence text) {
    return left(row, Math.max(WIDTH - 1 - width(text), 0), text);
  }

  private static int width(CharSequence text) {
    return TextWidth.of(text.toString());
  }

  /** {@return the lines as they are now} */
  public List<StyledText> lines() {
    return rows.stream().map(row -> row.clipped(WIDTH)).toList();
  }
}
