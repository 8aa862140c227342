package dev.baize.study.simulation;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.base.Joiner;
import dev.baize.core.game.Measure;
import dev.baize.core.game.Seat;
import dev.baize.core.lines.Fields;
import dev.baize.core.lines.FormatReader;
import dev.baize.core.lines.ResultParser;
import dev.baize.core.lines.ResultPrinter;
import dev.baize.core.lines.Source;
import dev.baize.core.record.MalformedFileException;
import dev.baize.core.text.Excerpt;
import dev.baize.study.statistics.Bucket;
import dev.baize.study.statistics.GameSums;
import dev.baize.study.statistics.Histogram;
import dev.baize.study.statistics.Sample;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The exact result of a simulation.
 *
 * @param setup what was simulated
 * @param requested the games that were requested
 * @param completed the games that were played, to which all samples belong
 * @param measurements each measure with its sample: the score and win of each seat, the number of
 *     decisions, and then the measures that the rules declare, in their order
 */
public record SimulationResult(
    StudySetup setup, GameSet requested, GameSet completed, List<Measurement> measurements)
    implements StudyResult<SimulationResult> {

  private static final String KIND = "result";
  private static final Joiner SPACED = Joiner.on(' ');
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

  private static final int MAX_SHOWN = 60;

  private static final FormatReader<SimulationResult> READER =
      new FormatReader<>(KIND, false, MalformedFileException::new, SimulationResult::read);

  /**
   * Copies the list.
   *
   * @param setup what was simulated
   * @param requested the games that were requested
   * @param completed the games that were played, a subset of those requested
   * @param measurements with one line of text for each name and each meaning
   */
  public SimulationResult {
    requireNonNull(setup);
    measurements = List.copyOf(measurements);
    checkArgument(
        requested.plus(completed).equals(requested),
        "played %s; expected some of %s",
        completed,
        requested);
    for (Measurement one : measurements) {
      Fields.requireLine("measure", one.measure().name());
      Fields.requireLine("meaning", one.measure().meaning());
    }
  }

  /**
   * {@return the result in a file} If the file does not begin like a result, only the beginning is
   * read.
   *
   * @param file contains what {@link #text} printed
   * @throws MalformedFileException if the file is not a result, or was damaged
   * @throws IOException that names the file, if it cannot be read
   */
  public static SimulationResult read(Path file) throws IOException {
    return READER.read(file);
  }

  /**
   * {@return the result with this text}
   *
   * @param text printed by {@link #text}
   * @throws MalformedFileException if the text is not a result, or was damaged
   */
  public static SimulationResult parse(String text) {
    return READER.parse(text);
  }

  @Override
  public String text() {
    ResultPrinter printer = new ResultPrinter();
    printer.subject(setup.game(), setup.rules(), setup.seed(), setup.players());
    requested.ranges().forEach(range -> printer.requested(range.from(), range.to()));
    completed.ranges().forEach(range -> printer.completed(range.from(), range.to()));
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
        SPACED.join(games.games(), games.squaredSums(), games.products(), games.squaredCounts()));
    printer.line(RANGE, SPACED.join(sample.min(), sample.max()));
    for (Bucket bucket : sample.values().buckets()) {
      printer.line(VALUE, SPACED.join(bucket.low(), bucket.high(), bucket.count()));
    }
  }

  private static SimulationResult read(byte[] bytes, Source source) {
    ResultParser lines = new ResultParser(bytes, source);
    StudySetup setup = lines.subject(Seat.MAX_COUNT, MEASURE, StudySetup::new);
    GameSet requested = lines.requested(GameRange::new, GameSet::new);
    GameSet completed = lines.completed(GameRange::new, GameSet::new);
    List<Measurement> measurements = new ArrayList<>();
    do {
      measurements.add(measurement(lines, completed.games()));
    } while (lines.isAt(MEASURE));
    lines.requireChecksum();
    return lines.parse(() -> new SimulationResult(setup, requested, completed, measurements));
  }

  private static Measurement measurement(ResultParser lines, long played) {
    int first = lines.number();
    String name = lines.take(MEASURE, text -> text);
    String meaning = lines.take(MEANING, text -> text);
    long observations =
        lines.take(OBSERVATIONS, text -> Fields.requireNumber("observations", text, 0, MAX));
    BigInteger sum = lines.take(SUM, ResultParser::integer);
    BigInteger squares = lines.take(SQUARES, ResultParser::integer);
    GameSums games = lines.take(GAMES, SimulationResult::gameSums);
    List<Long> range = lines.take(RANGE, text -> ResultParser.numbers(text, 2, MIN));
    List<Bucket> buckets = new ArrayList<>();
    while (lines.isAt(VALUE)) {
      buckets.add(lines.take(VALUE, SimulationResult::bucket));
    }
    lines.expect(VALUE, MEASURE, ResultPrinter.CHECKSUM);
    return lines.parse(
        first,
        () -> {
          checkArgument(
              games.games() <= played,
              "observed in %s games: %s were played",
              games.games(),
              played);
          Histogram values = new Histogram(buckets);
          long min = range.get(0);
          long max = range.get(1);
          return new Measurement(
              new Measure(name, meaning),
              new Sample(observations, sum, squares, games, min, max, values));
        });
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

  @Override
  public SimulationResult partOf(GameSet all) {
    return new SimulationResult(setup, all, completed, measurements);
  }

  /** {@return the measures, in order} */
  public List<Measure> measures() {
    return measurements.stream().map(Measurement::measure).toList();
  }

  /**
   * {@return the sample of a measure, such as {@link Measure#DECISIONS} or one that the {@linkplain
   * dev.baize.core.game.Rules#measures rules} declare}
   *
   * @param measure is looked up by its name
   */
  public Sample sample(Measure measure) {
    return sample(measure.name());
  }

  /**
   * {@return the sample of a measure}
   *
   * @param measure the name of the measure
   */
  public Sample sample(String measure) {
    requireNonNull(measure);
    return measurements.stream()
        .filter(one -> one.measure().name().equals(measure))
        .map(Measurement::sample)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    String.format(
                        Locale.ROOT,
                        "no measure %s; there are: %s",
                        Excerpt.quote(measure),
                        String.join(", ", measures().stream().map(Measure::name).toList()))));
  }

  @Override
  public SimulationResult merge(SimulationResult other) {
    StudySetup merged = setup.merge(other.setup);
    checkArgument(
        measures().equals(other.measures()),
        "results of different measures: %s",
        StudySetup.difference(measures(), other.measures()));
    checkArgument(
        !completed.overlaps(other.completed),
        "both have %s",
        Excerpt.of(completed.intersection(other.completed).toString(), MAX_SHOWN));
    List<Measurement> both = new ArrayList<>();
    for (int i = 0; i < measurements.size(); i++) {
      Measurement one = measurements.get(i);
      both.add(
          new Measurement(one.measure(), one.sample().merge(other.measurements.get(i).sample())));
    }
    return new SimulationResult(
        merged, requested.plus(other.requested), completed.plus(other.completed), both);
  }
}
