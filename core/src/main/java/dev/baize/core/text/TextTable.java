package dev.baize.core.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A text table: the first columns are aligned left, all others right. */
public final class TextTable {

  private static final String GAP = "  ";

  private final int left;
  private final List<List<String>> rows = new ArrayList<>();

  /** A table without rows, given the number of columns that are aligned left. */
  public TextTable(int left) {
    this.left = left;
  }

  /** Adds a line of columns. */
  public void add(String... cells) {
    rows.add(Arrays.stream(cells).map(Printable::line).toList());
  }

  /** {@return the lines, without white space at their ends} */
  public String text() {
    int[] widths = widths();
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < row.size(); i++) {
        String cell = row.get(i);
        line.append(i == 0 ? "" : GAP)
            .append(
                i < left ? TextWidth.padEnd(cell, widths[i]) : TextWidth.padStart(cell, widths[i]));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  /** {@return how many columns of a terminal the widest line takes} */
  public int columns() {
    int[] widths = widths();
    return Arrays.stream(widths).sum() + GAP.length() * Math.max(0, widths.length - 1);
  }

  private int[] widths() {
    int[] widths = new int[rows.stream().mapToInt(List::size).max().orElse(0)];
    for (List<String> row : rows) {
      for (int i = 0; i < row.size(); i++) {
        widths[i] = Math.max(widths[i], TextWidth.of(row.get(i)));
      }
    }
    return widths;
  }
}
