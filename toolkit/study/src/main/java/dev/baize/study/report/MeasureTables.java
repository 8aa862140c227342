package dev.baize.study.report;

import dev.baize.study.simulation.Measurement;
import dev.baize.study.statistics.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables of measures: of those that are numbers, and of those that are yes or no. */
final class MeasureTables {

  private static final String NUMBER = "number";
  private static final String DEVIATION = "std dev";

  private static final List<String> TITLES =
      List.of(
          "measure", NUMBER, "mean", "± 95 %", DEVIATION, "min", "5 %", "25 %", "median", "75 %",
          "95 %", "max");

  private static final Set<String> OUTER = Set.of("5 %", "95 %");
  private static final Set<String> QUARTILES = Set.of("5 %", "25 %", "75 %", "95 %");
  private static final Set<String> SPREAD = Set.of("5 %", "25 %", "75 %", "95 %", DEVIATION);
  private static final Set<String> RANGE = with(SPREAD, "min", "max");
  private static final Set<String> MEDIAN = with(RANGE, "median");
  private static final Set<String> ALL_BUT_MEAN = with(MEDIAN, NUMBER);

  private static final String FROM = "from";
  private static final String TO = "to";

  private MeasureTables() {}

  /** The table of measures that are numbers. */
  static FittedTable numbers(List<Measurement> measurements) {
    FittedTable table =
        new FittedTable(
            1,
            TITLES,
            List.of(Set.of(), OUTER, QUARTILES, SPREAD),
            List.of(SPREAD, RANGE, MEDIAN, ALL_BUT_MEAN));
    measurements.forEach(measured -> table.add(cells(measured)));
    return table;
  }

  private static Set<String> with(Set<String> titles, String... more) {
    return Stream.concat(titles.stream(), Stream.of(more)).collect(Collectors.toUnmodifiableSet());
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
            List.of("measure", NUMBER, "share %", FROM, TO),
            List.of(Set.of(), Set.of(NUMBER)),
            List.of(Set.of(NUMBER), Set.of(NUMBER, FROM, TO)));
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
