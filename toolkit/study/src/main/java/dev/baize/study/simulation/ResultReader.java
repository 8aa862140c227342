package dev.baize.study.simulation;

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
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Reads what {@link ResultText} prints, and nothing else. */
final class ResultReader {

  private static final long MAX = Long.MAX_VALUE;
  private static final long MIN = Long.MIN_VALUE;

  /**
   * Creates a result.
   *
   * @param <R> its type
   */
  @FunctionalInterface
  interface Factory<R> {
    /**
     * Creates the result; throws {@link IllegalArgumentException} if its parts are inconsistent.
     */
    R of(Study study, GameSet requested, GameSet completed, List<Measurement> measurements);
  }

  private final ResultParser lines;

  private ResultReader(ResultParser lines) {
    this.lines = lines;
  }

  static <R> R read(InputStream in, Source source, Factory<R> result) throws IOException {
    ResultText.FIRST.read(in, source);
    return new ResultReader(new ResultParser(in.readAllBytes(), source)).whole(result);
  }

  private <R> R whole(Factory<R> result) {
    Study study = lines.subject(Seat.MAX_COUNT, ResultText.MEASURE, Study::new);
    GameSet requested = lines.requested(GameRange::new, GameSet::new);
    GameSet completed = lines.completed(GameRange::new, GameSet::new);
    List<Measurement> measurements = new ArrayList<>();
    do {
      int line = lines.number();
      Measurement next = measurement();
      measurements.add(lines.parse(line, () -> requirePlayed(next, completed)));
    } while (lines.isAt(ResultText.MEASURE));
    lines.requireChecksum();
    return lines.parse(lines.number(), () -> result.of(study, requested, completed, measurements));
  }

  /** Requires no more games with an observation than were played. */
  private static Measurement requirePlayed(Measurement next, GameSet completed) {
    long games = next.sample().games().games();
    if (games > completed.games()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "observed in %d games: %d were played", games, completed.games()));
    }
    return next;
  }

  private Measurement measurement() {
    int first = lines.number();
    String name = lines.take(ResultText.MEASURE, text -> text);
    String meaning = lines.take(ResultText.MEANING, text -> text);
    long observations =
        lines.take(
            ResultText.OBSERVATIONS, text -> Fields.requireNumber("observations", text, 0, MAX));
    BigInteger sum = lines.take(ResultText.SUM, ResultParser::integer);
    BigInteger squares = lines.take(ResultText.SQUARES, ResultParser::integer);
    GameSums games = lines.take(ResultText.GAMES, ResultReader::gameSums);
    List<Long> range = lines.take(ResultText.RANGE, text -> ResultParser.numbers(text, 2, MIN));
    List<Bucket> buckets = new ArrayList<>();
    while (lines.isAt(ResultText.VALUE)) {
      buckets.add(lines.take(ResultText.VALUE, ResultReader::bucket));
    }
    lines.expect(ResultText.VALUE, ResultText.MEASURE, ResultPrinter.CHECKSUM);
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
