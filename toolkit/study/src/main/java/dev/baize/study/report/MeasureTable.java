package dev.baize.study.report;

import dev.baize.study.simulation.Measurement;
import dev.baize.study.statistics.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The table of measures that are numbers. */
final class MeasureTable {

  private static final String DEVIATION = "std dev";

  private static final List<String> TITLES =
      List.of(
          "measure", "number", "mean", "± 95 %", DEVIATION, "min", "5 %", "25 %", "median", "75 %",
          "95 %", "max");

  private static final Set<String> OUTER = Set.of("5 %", "95 %");
  private static final Set<String> QUARTILES = Set.of("5 %", "25 %", "75 %", "95 %");
  private static final Set<String> SPREAD = Set.of("5 %", "25 %", "75 %", "95 %", DEVIATION);
  private static final Set<String> RANGE = with(SPREAD, "min", "max");
  private static final Set<String> MEDIAN = with(RANGE, "median");
  private static final Set<String> NUMBER = with(MEDIAN, "number");

  private final FittedTable table =
      new FittedTable(
          1,
          TITLES,
          List.of(Set.of(), OUTER, QUARTILES, SPREAD),
          List.of(SPREAD, RANGE, MEDIAN, NUMBER));

  MeasureTable(List<Measurement> measurements) {
    measurements.forEach(measured -> table.add(cells(measured)));
  }

  private static Set<String> with(Set<String> titles, String... more) {
    return Stream.concat(titles.stream(), Stream.of(more)).collect(Collectors.toUnmodifiableSet());
  }

  /**
   * The lines.
   *
   * @param columns how wide they may be
   */
  String text(int columns) {
    return table.text(columns);
  }

  private static List<String> cells(Measurement measured) {
    Sample sample = measured.sample();
    Numbers.Ranged mean = Numbers.of(sample.estimate());
    List<String> cells = new ArrayList<>();
    cells.add(measured.measure().name());
    cells.add(Numbers.of(sample.observations()));
    cells.add(mean.value());
    cells.add(mean.margin());
    cells.add(Numbers.of(sample.standardDeviation()));
    for (Long value : MeasureValues.ordered(sample).values()) {
      cells.add(value == null ? Numbers.UNKNOWN : Numbers.of(value));
    }
    return cells;
  }
}
