package dev.baize.study.report;

import dev.baize.study.simulation.Measurement;
import dev.baize.study.statistics.Sample;
import java.util.List;
import java.util.Set;

/** The table of measures that are yes or no: how often they are yes. */
final class ShareTable {

  private static final String NUMBER = "number";
  private static final String FROM = "from";
  private static final String TO = "to";

  private static final List<String> TITLES = List.of("measure", NUMBER, "share %", FROM, TO);

  private static final Set<String> ALL_BUT_SHARE = Set.of(NUMBER, FROM, TO);

  private final FittedTable table =
      new FittedTable(
          1, TITLES, List.of(Set.of(), Set.of(NUMBER)), List.of(Set.of(NUMBER), ALL_BUT_SHARE));

  ShareTable(List<Measurement> measurements) {
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
  }

  /** Whether the observations of a measure are yes or no. */
  static boolean isFor(Measurement measured) {
    Sample sample = measured.sample();
    return measured.measure().isYesOrNo() && sample.min() >= 0 && sample.max() <= 1;
  }

  /**
   * The lines.
   *
   * @param columns how wide they may be
   */
  String text(int columns) {
    return table.text(columns);
  }
}
