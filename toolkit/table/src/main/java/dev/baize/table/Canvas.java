package dev.baize.table;

import dev.baize.core.table.StyledText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Lines that are filled from left to right. */
final class Canvas {

  private final int columns;
  private final List<StyledText> rows;

  Canvas(int columns, int rows) {
    this.columns = columns;
    this.rows = new ArrayList<>(Collections.nCopies(rows, StyledText.EMPTY));
  }

  /** Writes centred on a column, or one space after the text already there. */
  void centre(int row, int column, StyledText text) {
    StyledText line = rows.get(row);
    int least = line.length() == 0 ? 0 : line.columns() + 1;
    int last = Math.max(columns - text.columns(), least);
    int from = Math.min(Math.max(column - text.columns() / 2, least), last);
    if (text.length() > 0) {
      rows.set(row, StyledText.join(line, " ".repeat(from - line.columns()), text));
    }
  }

  /** The lines as they are now; text that does not fit is clipped. */
  List<StyledText> lines() {
    return rows.stream().map(row -> row.clipped(columns)).toList();
  }
}
