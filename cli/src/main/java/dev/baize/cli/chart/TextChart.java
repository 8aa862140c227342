package dev.baize.cli.chart;

import dev.baize.cli.report.TextWidth;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** A chart in the terminal: rows with a name, a drawing between two lines, and a number. */
final class TextChart {

  /** The number of columns that every terminal has. */
  static final int WIDTH = 80;

  private record Row(List<String> name, IntFunction<String> drawing, String number) {}

  private final List<Row> rows = new ArrayList<>();

  /**
   * Adds a row.
   *
   * @param name 44 columns at most, which leaves room for the drawing
   * @param drawing makes a drawing of a number of columns at most
   * @param number 23 columns at most
   */
  void add(String name, IntFunction<String> drawing, String number) {
    add(List.of(name), drawing, number);
  }

  /**
   * Adds a row whose name takes several lines; the drawing is beside the first.
   *
   * @param name lines of 44 columns at most
   * @param drawing makes a drawing of a number of columns at most
   * @param number 23 columns at most
   */
  void add(List<String> name, IntFunction<String> drawing, String number) {
    rows.add(new Row(name, drawing, number));
  }

  /** The rows. */
  String text() {
    StringBuilder text = new StringBuilder();
    int width = drawingWidth();
    for (Row row : rows) {
      text.append(
          line(
              beside(row.name.get(0)) + row.drawing.apply(width),
              nameWidth() + 2 + width,
              TextWidth.padStart(row.number, numberWidth())));
      for (String more : row.name.subList(1, row.name.size())) {
        text.append(beside(more)).append('\n');
      }
    }
    return text.toString();
  }

  private String beside(String name) {
    return TextWidth.padStart(name, nameWidth()) + " │";
  }

  /** The rows, and below them an axis that goes from column to column of the drawings. */
  String text(Axis axis) {
    int width = drawingWidth();
    int left = nameWidth() + 2;
    StringBuilder line = new StringBuilder(" ".repeat(left - 1)).append('└');
    line.append("─".repeat(width));
    StringBuilder labels = new StringBuilder();
    for (BigDecimal tick : axis.scale().ticks()) {
      int column = left + column(axis.scale().position(tick.doubleValue()), width);
      line.setCharAt(column, '┴');
      String label = axis.label(tick);
      int start = Math.max(0, Math.min(column - label.length() / 2, WIDTH - label.length()));
      if (labels.length() == 0 || labels.length() < start) {
        labels.append(" ".repeat(start - labels.length())).append(label);
      }
    }
    return text() + line + '\n' + labels + '\n';
  }

  /** The column of a value in a drawing of this width, from 0. */
  static int column(Axis axis, double value, int width) {
    return column(axis.position(value), width);
  }

  private static int column(double position, int width) {
    return (int) Math.round(position * (width - 1));
  }

  private int drawingWidth() {
    return WIDTH - nameWidth() - numberWidth() - 4;
  }

  private int nameWidth() {
    return rows.stream().flatMap(row -> row.name.stream()).mapToInt(TextWidth::of).max().orElse(0);
  }

  private int numberWidth() {
    return rows.stream().mapToInt(row -> TextWidth.of(row.number)).max().orElse(0);
  }

  private static String line(String left, int width, String right) {
    return (left + " ".repeat(width - TextWidth.of(left) + 2) + right).stripTrailing() + '\n';
  }
}
