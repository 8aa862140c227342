package dev.baize.charts;

import dev.baize.core.table.StyledText;
import dev.baize.core.text.TextWidth;
import dev.baize.study.report.Numbers;
import dev.baize.study.statistics.Estimate;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** A chart in the terminal: rows with a name, a drawing between two lines, and a number. */
final class TextChart {

  /** The width of a chart where there is room, and where no screen says how much there is. */
  static final int MAX_WIDTH = 80;

  private static final int MIN_WIDTH = 20;
  private static final int MIN_DRAWING = 6;

  /** The least room for names; where there is less, there are no numbers. */
  private static final int MIN_NAME = 8;

  /** Blanks and lines between the parts of a row. */
  private static final int BETWEEN = 4;

  private record Row(String name, IntFunction<String> drawing, String number) {}

  private final List<Row> rows = new ArrayList<>();
  private final int width;
  private final int longestName;

  /**
   * A chart without rows for a screen of {@code columns}, or 0 if there is no screen. A line of a
   * name has 44 columns at most.
   */
  TextChart(int columns, int longestName) {
    this.width = width(columns);
    this.longestName = longestName;
  }

  /** The width of a chart on a screen of {@code columns}, or 0 if there is no screen. */
  static int width(int columns) {
    return columns <= 0 ? MAX_WIDTH : Math.min(Math.max(columns, MIN_WIDTH), MAX_WIDTH);
  }

  /**
   * Adds a row. A long name takes several lines, and the drawing, which is made for a number of
   * columns, is beside the first. The number takes 23 columns at most.
   */
  void add(String name, IntFunction<String> drawing, String number) {
    rows.add(new Row(name, drawing, number));
  }

  /** Adds a row with an estimate as a dot with the bar of its 95 % interval. */
  void add(String name, Estimate estimate, Axis axis) {
    add(name, columns -> errorBar(estimate, axis, columns), number(estimate));
  }

  /** An estimate with half the width of its 95 % interval, such as {@code 7.5 ± 0.1}. */
  static String number(Estimate estimate) {
    Numbers.Ranged numbers = Numbers.of(estimate);
    return numbers.value() + " ± " + numbers.margin();
  }

  /** The rows, and below them an axis, if there is one, as wide as the drawings. */
  String text(@Nullable Axis axis) {
    int widest = rows.stream().mapToInt(row -> TextWidth.of(row.number)).max().orElse(0);
    int number = width - widest - BETWEEN - MIN_DRAWING < MIN_NAME ? 0 : widest;
    int room = Math.min(longestName, width - number - BETWEEN - MIN_DRAWING);
    int name =
        rows.stream()
            .flatMap(row -> StyledText.wrapped(row.name, room).stream())
            .mapToInt(TextWidth::of)
            .max()
            .orElse(0);
    int drawing = width - name - number - BETWEEN;
    StringBuilder text = new StringBuilder();
    for (Row row : rows) {
      String drawn = TextWidth.padEnd(row.drawing.apply(drawing), drawing + 2);
      String beside = drawn + (number == 0 ? "" : TextWidth.padStart(row.number, number));
      for (String line : StyledText.wrapped(row.name, room)) {
        String left = TextWidth.padStart(line, name) + " │";
        text.append((left + beside).stripTrailing()).append('\n');
        beside = "";
      }
    }
    return axis == null ? text.toString() : text + axis(axis, name + 2, drawing);
  }

  /** An axis that goes from column to column of the drawings. */
  private String axis(Axis axis, int left, int drawing) {
    StringBuilder line = new StringBuilder(" ".repeat(left - 1)).append('└');
    line.append("─".repeat(drawing));
    StringBuilder labels = new StringBuilder();
    for (BigDecimal tick : axis.ticks()) {
      int column = left + column(axis.position(tick.doubleValue()), drawing);
      line.setCharAt(column, '┴');
      String label = axis.label(tick);
      int start = Math.max(0, Math.min(column - label.length() / 2, width - label.length()));
      if (labels.length() == 0 || labels.length() < start) {
        labels.append(" ".repeat(start - labels.length())).append(label);
      }
    }
    return line + "\n" + labels + '\n';
  }

  /** The column of a value in a drawing of this width, from 0. */
  static int column(Axis axis, double value, int width) {
    return column(axis.position(axis.place(value)), width);
  }

  private static int column(double position, int width) {
    return (int) Math.round(position * (width - 1));
  }

  private static String errorBar(Estimate estimate, Axis axis, int width) {
    int low = column(axis, estimate.value() - Axis.margin(estimate), width);
    int high = column(axis, estimate.value() + Axis.margin(estimate), width);
    StringBuilder drawing = new StringBuilder(" ".repeat(width));
    drawing.replace(low, high + 1, "─".repeat(high - low + 1));
    drawing.setCharAt(low, '├');
    drawing.setCharAt(high, '┤');
    drawing.setCharAt(column(axis, estimate.value(), width), '●');
    return drawing.toString();
  }
}
