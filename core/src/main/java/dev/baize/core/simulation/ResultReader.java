package dev.baize.core.simulation;

import dev.baize.core.game.Measure;
import dev.baize.core.game.Seat;
import dev.baize.core.lines.LineText;
import dev.baize.core.lines.Lines;
import dev.baize.core.lines.Source;
import dev.baize.core.random.Seed;
import dev.baize.core.statistics.Bucket;
import dev.baize.core.statistics.GameSums;
import dev.baize.core.statistics.Histogram;
import dev.baize.core.statistics.Sample;
import dev.baize.core.text.Excerpt;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Reads what {@link ResultText} prints, and nothing else. */
final class ResultReader {

  private static final long MOST = Long.MAX_VALUE;
  private static final long LEAST = Long.MIN_VALUE;
  private static final String WHOLE = "the result";

  private final Source source;
  private final Lines lines;
  private final byte[] bytes;

  /** The line to be understood next, and its number. */
  private String line = "";

  private int number = 1;

  /**
   * @param bytes all after the first line
   */
  private ResultReader(byte[] bytes, Source source) {
    this.source = source;
    this.bytes = bytes;
    this.lines = new Lines(bytes, number, source);
    advance();
  }

  static SimulationResult read(InputStream in, Source source) throws IOException {
    ResultText.FIRST.read(in, source);
    return new ResultReader(in.readAllBytes(), source).whole();
  }

  private SimulationResult whole() {
    Study study = study();
    GameSet asked = games(ResultText.ASKED);
    GameSet played = games(ResultText.PLAYED);
    List<Measured> measured = new ArrayList<>();
    while (isAt(ResultText.MEASURE)) {
      measured.add(measured());
    }
    requireChecksum();
    return source.understand(number, () -> new SimulationResult(study, asked, played, measured));
  }

  private Study study() {
    String game = take(ResultText.GAME, text -> text);
    String rules = take(ResultText.RULES, text -> text);
    Seed seed =
        take(ResultText.SEED, text -> Seed.of(LineText.requireNumber("seed", text, LEAST, MOST)));
    List<String> players = new ArrayList<>();
    while (isAt(ResultText.PLAYER) && players.size() < Seat.MOST) {
      players.add(take(ResultText.PLAYER, text -> text));
    }
    expect(ResultText.PLAYER, ResultText.ASKED, ResultText.PLAYED, ResultText.MEASURE);
    return new Study(game, rules, seed, players);
  }

  private GameSet games(String key) {
    List<GameRange> ranges = new ArrayList<>();
    int first = number;
    while (isAt(key)) {
      ranges.add(take(key, ResultReader::range));
    }
    return source.understand(first, () -> new GameSet(ranges));
  }

  private static GameRange range(String text) {
    List<Long> numbers = numbers(text, 2, 0);
    return new GameRange(numbers.get(0), numbers.get(1));
  }

  private Measured measured() {
    int first = number;
    String name = take(ResultText.MEASURE, text -> text);
    String meaning = take(ResultText.MEANING, text -> text);
    long observations =
        take(
            ResultText.OBSERVATIONS, text -> LineText.requireNumber("observations", text, 0, MOST));
    BigInteger sum = take(ResultText.SUM, ResultReader::integer);
    BigInteger squares = take(ResultText.SQUARES, ResultReader::integer);
    GameSums games = take(ResultText.GAMES, ResultReader::gameSums);
    List<Long> range = take(ResultText.RANGE, text -> numbers(text, 2, LEAST));
    List<Bucket> buckets = new ArrayList<>();
    while (isAt(ResultText.VALUE)) {
      buckets.add(take(ResultText.VALUE, ResultReader::bucket));
    }
    expect(ResultText.VALUE, ResultText.MEASURE, ResultText.CHECKSUM);
    return source.understand(
        first,
        () ->
            new Measured(
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
    List<Long> numbers = numbers(text, 3, LEAST);
    return new Bucket(numbers.get(0), numbers.get(1), numbers.get(2));
  }

  private static GameSums gameSums(String text) {
    List<String> words = words(text, 4);
    return new GameSums(
        LineText.requireNumber("games", words.get(0), 0, MOST),
        integer(words.get(1)),
        integer(words.get(2)),
        integer(words.get(3)));
  }

  private static List<Long> numbers(String text, int count, long least) {
    return words(text, count).stream()
        .map(word -> LineText.requireNumber("number", word, least, MOST))
        .toList();
  }

  private static List<String> words(String text, int count) {
    List<String> words = List.of(text.split(" ", -1));
    if (words.size() != count) {
      throw new IllegalArgumentException(
          "%s: expected %d numbers, one space between them".formatted(Excerpt.quote(text), count));
    }
    return words;
  }

  private static BigInteger integer(String text) {
    if (!text.matches("0|-?[1-9][0-9]{0,99}")) {
      throw new IllegalArgumentException(
          "%s: expected a whole number in its shortest form".formatted(Excerpt.quote(text)));
    }
    return new BigInteger(text);
  }

  private void requireChecksum() {
    String found = lines.value(line, ResultText.CHECKSUM, Lines.expected(ResultText.CHECKSUM));
    int length = bytes.length - line.length() - 1;
    if (lines.next("") != null) {
      throw source.damaged(number + 1, "expected nothing after the checksum");
    }
    String expected = ResultText.checksum(Arrays.copyOf(bytes, length));
    if (!found.equals(expected)) {
      throw source.damaged(
          number,
          "checksum %s; expected %s: the lines above are not as they were written"
              .formatted(Excerpt.quote(found), expected));
    }
  }

  private boolean isAt(String key) {
    return line.startsWith(key);
  }

  /** Demands that the line begins with one of these keys. */
  private void expect(String... keys) {
    if (Arrays.stream(keys).noneMatch(this::isAt)) {
      String expected =
          Arrays.stream(keys).map(Lines::expected).collect(Collectors.joining(" or "));
      throw source.damaged(number, Excerpt.quote(line) + ": expected " + expected);
    }
  }

  /** Understands the line, which must begin with a key, and goes on to the next. */
  private <T> T take(String key, Function<String, T> reading) {
    String value = lines.value(line, key, Lines.expected(key));
    T understood = source.understand(number, () -> reading.apply(value));
    advance();
    return understood;
  }

  private void advance() {
    line = lines.next(WHOLE, "a checksum at its end");
    number++;
  }
}
