package dev.baize.study.simulation;

import dev.baize.core.lines.FormatVersion;
import dev.baize.core.lines.ResultPrinter;
import dev.baize.study.statistics.Bucket;
import dev.baize.study.statistics.GameSums;
import dev.baize.study.statistics.Sample;
import java.util.List;
import java.util.Locale;

/** Prints results in their file format: see {@link dev.baize.study.simulation}. */
final class ResultText {

  static final FormatVersion FIRST = new FormatVersion("result", 1);
  static final String MEASURE = "measure: ";
  static final String MEANING = "meaning: ";
  static final String OBSERVATIONS = "observations: ";
  static final String SUM = "sum: ";
  static final String SQUARES = "squares: ";
  static final String GAMES = "games: ";
  static final String RANGE = "range: ";
  static final String VALUE = "value: ";

  private ResultText() {}

  static String print(
      Study study, GameSet requested, GameSet completed, List<Measurement> measurements) {
    ResultPrinter printer = new ResultPrinter();
    printer.subject(study.game(), study.rules(), study.seed(), study.players());
    requested.ranges().forEach(range -> printer.requested(range.from(), range.to()));
    completed.ranges().forEach(range -> printer.completed(range.from(), range.to()));
    measurements.forEach(measurement -> print(measurement, printer));
    return printer.whole(FIRST);
  }

  private static void print(Measurement measurement, ResultPrinter printer) {
    Sample sample = measurement.sample();
    GameSums games = sample.games();
    printer.line(MEASURE, measurement.measure().name());
    printer.line(MEANING, measurement.measure().meaning());
    printer.line(OBSERVATIONS, sample.observations());
    printer.line(SUM, sample.sum());
    printer.line(SQUARES, sample.squares());
    printer.line(
        GAMES,
        String.format(
            Locale.ROOT,
            "%d %d %d %d",
            games.games(),
            games.squaredSums(),
            games.products(),
            games.squaredCounts()));
    printer.line(RANGE, sample.min() + " " + sample.max());
    for (Bucket bucket : sample.values().buckets()) {
      printer.line(VALUE, bucket.low() + " " + bucket.high() + " " + bucket.count());
    }
  }
}
