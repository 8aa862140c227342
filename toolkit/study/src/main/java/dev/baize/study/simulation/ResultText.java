package dev.baize.study.simulation;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.core.game.Measure;
import dev.baize.core.game.Seat;
import dev.baize.core.lines.Fields;
import dev.baize.core.lines.ResultParser;
import dev.baize.core.lines.ResultPrinter;
import dev.baize.core.lines.Source;
import dev.baize.study.statistics.Bucket;
import dev.baize.study.statistics.GameSums;
import dev.baize.study.statistics.Histogram;
import dev.baize.study.statistics.Sample;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Prints and reads results in their file format: see {@link dev.baize.study.simulation}. */
final class ResultText {

  static final String KIND = "result";
  private static final String MEASURE = "measure: ";
  private static final String MEANING = "meaning: ";
  private static final String OBSERVATIONS = "observations: ";
  private static final String SUM = "sum: ";
  private static final String SQUARES = "squares: ";
  private static final String GAMES = "games: ";
  private static final String RANGE = "range: ";
  private static final String VALUE = "value: ";

  private static final long MAX = Long.MAX_VALUE;
  private static final long MIN = Long.MIN_VALUE;

  private ResultText() {}

  /** Throws {@link IllegalArgumentException} if the parts of a result are inconsistent. */
  @FunctionalInterface
  interface Factory<R> {
    R of(StudySetup setup, GameSet requested, GameSet completed, List<Measurement> measurements);
  }

  static String print(StudyResult<?> result, List<Measurement> measurements) {
    StudySetup setup = result.setup();
    ResultPrinter printer = new ResultPrinter();
    printer.subject(setup.game(), setup.rules(), setup.seed(), setup.players());
    result.requested().ranges().forEach(range -> printer.requested(range.from(), range.to()));
    result.completed().ranges().forEach(range -> printer.completed(range.from(), range.to()));
    measurements.forEach(measurement -> print(measurement, printer));
    return printer.whole(KIND);
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

  static <R> R read(byte[] bytes, Source source, Factory<R> result) {
    ResultParser lines = new ResultParser(bytes, source);
    StudySetup setup = lines.subject(Seat.MAX_COUNT, MEASURE, StudySetup::new);
    GameSet requested = lines.requested(GameRange::new, GameSet::new);
    GameSet completed = lines.completed(GameRange::new, GameSet::new);
    List<Measurement> measurements = new ArrayList<>();
    do {
      int line = lines.number();
      Measurement next = measurement(lines);
      measurements.add(lines.parse(line, () -> requirePlayed(next, completed)));
    } while (lines.isAt(MEASURE));
    lines.requireChecksum();
    return lines.parse(lines.number(), () -> result.of(setup, requested, completed, measurements));
  }

  /** Requires no more games with an observation than were played. */
  private static Measurement requirePlayed(Measurement next, GameSet completed) {
    long games = next.sample().games().games();
    checkArgument(
        games <= completed.games(),
        "observed in %s games: %s were played",
        games,
        completed.games());
    return next;
  }

  private static Measurement measurement(ResultParser lines) {
    int first = lines.number();
    String name = lines.take(MEASURE, text -> text);
    String meaning = lines.take(MEANING, text -> text);
    long observations =
        lines.take(OBSERVATIONS, text -> Fields.requireNumber("observations", text, 0, MAX));
    BigInteger sum = lines.take(SUM, ResultParser::integer);
    BigInteger squares = lines.take(SQUARES, ResultParser::integer);
    GameSums games = lines.take(GAMES, ResultText::gameSums);
    List<Long> range = lines.take(RANGE, text -> ResultParser.numbers(text, 2, MIN));
    List<Bucket> buckets = new ArrayList<>();
    while (lines.isAt(VALUE)) {
      buckets.add(lines.take(VALUE, ResultText::bucket));
    }
    lines.expect(VALUE, MEASURE, ResultPrinter.CHECKSUM);
    return lines.parse(
        first,
        () ->
            new Measurement(
                new Measure(name, meaning),
                new Sample(
                    observations,
                    sum,
                    squares,
                    games,
                    range.get(0),
                    range.get(1),
                    Histogram.of(buckets))));
  }

  private static Bucket bucket(String text) {
    List<Long> numbers = ResultParser.numbers(text, 3, MIN);
    return new Bucket(numbers.get(0), numbers.get(1), numbers.get(2));
  }

  private static GameSums gameSums(String text) {
    List<String> words = ResultParser.words(text, 4);
    return new GameSums(
        Fields.requireNumber("games", words.get(0), 0, MAX),
        ResultParser.integer(words.get(1)),
        ResultParser.integer(words.get(2)),
        ResultParser.integer(words.get(3)));
  }
}
