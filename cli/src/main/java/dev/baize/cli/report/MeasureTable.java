package dev.baize.cli.report;

import dev.baize.core.simulation.Measurement;
import dev.baize.core.statistics.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** The table of measurements, in the best layout that fits a screen. */
final class MeasureTable {

  private static final String DEVIATION = "std dev";

  private static final List<String> TITLES =
      List.of(
          "measure", "number", "mean", "± 95 %", DEVIATION, "min", "5 %", "25 %", "median", "75 %",
          "95 %", "max");

  private static final Set<String> OUTER = Set.of("5 %", "95 %");
  private static final Set<String> QUARTILES = Set.of("5 %", "25 %", "75 %", "95 %");
  private static final Set<String> SPREAD = Set.of("5 %", "25 %", "75 %", "95 %", DEVIATION);

  /** The least width of a name, on the narrowest screen. */
  private static final int SHORTEST_NAME = 10;

  /**
   * A way to lay the table out.
   *
   * @param leftOut the columns that it does without
   * @param number how a number is written
   */
  private record Layout(Set<String> leftOut, UnaryOperator<String> number) {}

  /** From the best to the narrowest. */
  private static final List<Layout> LAYOUTS =
      Stream.<UnaryOperator<String>>of(UnaryOperator.identity(), Numbers::shortened)
          .flatMap(
              number ->
                  Stream.of(Set.<String>of(), OUTER, QUARTILES, SPREAD)
                      .map(leftOut -> new Layout(leftOut, number)))
          .toList();

  private final List<Measurement> measurements;

  MeasureTable(List<Measurement> measurements) {
    this.measurements = measurements;
  }

  /**
   * The lines.
   *
   * @param columns how wide the screen is; 0 for all columns and exact numbers
   */
  String text(int columns) {
    TextTable table = table(LAYOUTS.get(0), Integer.MAX_VALUE);
    for (int i = 1; i < LAYOUTS.size() && columns > 0 && table.columns() > columns; i++) {
      table = table(LAYOUTS.get(i), Integer.MAX_VALUE);
    }
    if (columns > 0 && table.columns() > columns) {
      table = fitted(table, columns);
    }
    return table.text();
  }

  private TextTable fitted(TextTable tooWide, int columns) {
    int name = tooWide.columns(0) - (tooWide.columns() - columns);
    return table(LAYOUTS.get(LAYOUTS.size() - 1), Math.max(name, SHORTEST_NAME));
  }

  private TextTable table(Layout layout, int longestName) {
    TextTable table = new TextTable(1);
    table.add(shown(layout, TITLES));
    for (Measurement measured : measurements) {
      String[] cells = shown(layout, cells(measured));
      for (int i = 1; i < cells.length; i++) {
        cells[i] = layout.number.apply(cells[i]);
      }
      cells[0] = TextWidth.fitted(cells[0], longestName);
      table.add(cells);
    }
    return table;
  }

  private static String[] shown(Layout layout, List<String> cells) {
    List<String> shown = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      if (!layout.leftOut.contains(TITLES.get(i))) {
        shown.add(cells.get(i));
      }
    }
    return shown.toArray(String[]::new);
  }

  private static List<String> cells(Measurement measured) {
    Sample sample = measured.sample();
    Numbers.Ranged mean = Numbers.of(sample.estimate());
    List<String> cells = new ArrayList<>();
    cells.add(measured.measure().name());
    cells.add(Long.toString(sample.observations()));
    cells.add(mean.value());
    cells.add(mean.margin());
    cells.add(Numbers.of(sample.standardDeviation()));
    for (Object value : MeasureValues.ordered(sample).values()) {
      cells.add(value == null ? Numbers.UNKNOWN : value.toString());
    }
    return cells;
  }
}
