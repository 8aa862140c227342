package dev.baize.study.report;

import static dev.baize.study.report.FittedTable.KEPT;

import dev.baize.study.simulation.Measurement;
import dev.baize.study.statistics.Sample;
import java.util.ArrayList;
import java.util.List;

/** The tables of measures: of those that are numbers, and of those that are yes or no. */
final class MeasureTables {

  private static final List<String> TITLES =
      List.of(
          "measure", "number", "mean", "± 95 %", "std dev", "min", "5 %", "25 %", "median", "75 %",
          "95 %", "max");
  private static final List<Integer> LEVELS = List.of(KEPT, 6, KEPT, KEPT, 3, 4, 1, 2, 5, 2, 1, 4);

  private MeasureTables() {}

  /** The table of measures that are numbers. */
  static FittedTable numbers(List<Measurement> measurements) {
    FittedTable table = new FittedTable(1, TITLES, LEVELS, 3, 3);
    measurements.forEach(measured -> table.add(cells(measured)));
    return table;
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

  /** The table of measures that are yes or no: how often they are yes. */
  static FittedTable shares(List<Measurement> measurements) {
    FittedTable table =
        new FittedTable(
            1,
            List.of("measure", "number", "share %", "from", "to"),
            List.of(KEPT, 1, KEPT, 2, 2),
            1,
            1);
    for (Measurement measured : measurements) {
      Sample sample = measured.sample();
      Numbers.Bounded share = Numbers.percent(sample.mean(), sample.shareInterval95());
      table.add(
          List.of(
              measured.measure().name(),
              Numbers.of(sample.observations()),
              share.value(),
              share.low(),
              share.high()));
    }
    return table;
  }

  /** Whether the observations of a measure are yes or no. */
  static boolean isYesOrNo(Measurement measured) {
    Sample sample = measured.sample();
    return measured.measure().isYesOrNo() && sample.min() >= 0 && sample.max() <= 1;
  }
}
