package dev.baize.cli.report;

import java.util.ArrayList;
import java.util.List;

/** A text table: the first columns are aligned left, all others right. */
public final class TextTable {

  private static final String GAP = "  ";

  private final int left;
  private final List<List<String>> rows = new ArrayList<>();

  /**
   * A table without rows.
   *
   * @param left the number of columns that are aligned left
   */
  public TextTable(int left) {
    this.left = left;
  }

  /**
   * Adds a line.
   *
   * @param cells its columns
   */
  public void add(String... cells) {
    rows.add(List.of(cells));
  }

  /** {@return the lines, without white space at their ends} */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < row.size(); i++) {
        String padding = " ".repeat(width(i) - length(row.get(i)));
        line.append(i == 0 ? "" : GAP)
            .append(i < left ? row.get(i) + padding : padding + row.get(i));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private int width(int column) {
    return rows.stream()
        .filter(row -> column < row.size())
        .mapToInt(row -> length(row.get(column)))
        .max()
        .orElse(0);
  }

  private static int length(String cell) {
    return cell.codePointCount(0, cell.length());
  }
}
