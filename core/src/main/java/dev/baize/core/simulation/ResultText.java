package dev.baize.core.simulation;

import dev.baize.core.lines.FormatVersion;
import dev.baize.core.lines.ResultPrinter;
import dev.baize.core.statistics.Bucket;
import dev.baize.core.statistics.GameSums;
import dev.baize.core.statistics.Sample;

/** Prints results as their files have them: see {@link dev.baize.core.simulation}. */
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

  private final ResultPrinter printer = new ResultPrinter();

  private ResultText() {}

  static String print(SimulationResult result) {
    return new ResultText().whole(result);
  }

  private String whole(SimulationResult result) {
    Study study = result.study();
    printer.subject(study.game(), study.rules(), study.seed(), study.players());
    result.requested().ranges().forEach(range -> printer.requested(range.from(), range.to()));
    result.completed().ranges().forEach(range -> printer.completed(range.from(), range.to()));
    result.measurements().forEach(this::measurement);
    return printer.whole(FIRST);
  }

  private void measurement(Measurement measurement) {
    Sample sample = measurement.sample();
    GameSums games = sample.games();
    printer.line(MEASURE, measurement.measure().name());
    printer.line(MEANING, measurement.measure().meaning());
    printer.line(OBSERVATIONS, sample.observations());
    printer.line(SUM, sample.sum());
    printer.line(SQUARES, sample.squares());
    printer.line(
        GAMES,
        "%d %d %d %d"
            .formatted(
                games.games(), games.squaredSums(), games.products(), games.squaredCounts()));
    printer.line(RANGE, sample.min() + " " + sample.max());
    for (Bucket bucket : sample.values().buckets()) {
      printer.line(VALUE, bucket.low() + " " + bucket.high() + " " + bucket.count());
    }
  }
}
