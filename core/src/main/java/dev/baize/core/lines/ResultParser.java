package dev.baize.core.lines;

import dev.baize.core.random.Seed;
import dev.baize.core.text.Excerpt;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Reads a result line by line, as {@link ResultPrinter} prints it. */
public final class ResultParser {

  private static final long MOST = Long.MAX_VALUE;
  private static final long LEAST = Long.MIN_VALUE;
  private static final String WHOLE = "the result";

  private final Source source;
  private final LineReader lines;
  private final byte[] bytes;

  /** The line to be understood next, and its number. */
  private String line = "";

  private int number = 1;

  /**
   * Begins with the second line.
   *
   * @param bytes all after the first line
   * @param source where they come from
   */
  public ResultParser(byte[] bytes, Source source) {
    this.source = source;
    this.bytes = bytes;
    this.lines = new LineReader(bytes, number, source);
    advance();
  }

  /** {@return the number of the line to be understood next} */
  public int number() {
    return number;
  }

  /**
   * What a result is of.
   *
   * @param <S> the type that holds it
   */
  @FunctionalInterface
  public interface Subject<S> {
    /**
     * {@return what was read}
     *
     * @param game the name of the game
     * @param rules the text of the rules
     * @param seed from which every game has its own
     * @param players their names, in the order of the seats
     */
    S of(String game, String rules, Seed seed, List<String> players);
  }

  /**
   * Reads what a result is of.
   *
   * @param <S> the type that holds it
   * @param most how many players there may be
   * @param next the key of what follows on which games were completed
   * @param subject takes what was read
   * @return what {@code subject} makes of it
   */
  public <S> S subject(int most, String next, Subject<S> subject) {
    String game = take(ResultPrinter.GAME, text -> text);
    String rules = take(ResultPrinter.RULES, text -> text);
    Seed seed =
        take(ResultPrinter.SEED, text -> Seed.of(Fields.requireNumber("seed", text, LEAST, MOST)));
    List<String> players = new ArrayList<>();
    while (isAt(ResultPrinter.PLAYER) && players.size() < most) {
      players.add(take(ResultPrinter.PLAYER, text -> text));
    }
    expect(ResultPrinter.PLAYER, ResultPrinter.REQUESTED, ResultPrinter.COMPLETED, next);
    return subject.of(game, rules, seed, players);
  }

  /**
   * Reads which games or rounds were requested.
   *
   * @param <R> a range of numbers
   * @param <S> a set of numbers
   * @param range takes the first number of a range and one more than the last
   * @param set takes all ranges
   * @return what {@code set} makes of them
   */
  public <R, S> S requested(BiFunction<Long, Long, R> range, Function<List<R>, S> set) {
    return games(ResultPrinter.REQUESTED, range, set);
  }

  /**
   * Reads which games or rounds were completed.
   *
   * @param <R> a range of numbers
   * @param <S> a set of numbers
   * @param range takes the first number of a range and one more than the last
   * @param set takes all ranges
   * @return what {@code set} makes of them
   */
  public <R, S> S completed(BiFunction<Long, Long, R> range, Function<List<R>, S> set) {
    return games(ResultPrinter.COMPLETED, range, set);
  }

  private <R, S> S games(String key, BiFunction<Long, Long, R> range, Function<List<R>, S> set) {
    List<R> ranges = new ArrayList<>();
    int first = number;
    while (isAt(key)) {
      ranges.add(
          take(
              key,
              text -> {
                List<Long> bounds = numbers(text, 2, 0);
                return range.apply(bounds.get(0), bounds.get(1));
              }));
    }
    return parse(first, () -> set.apply(ranges));
  }

  /**
   * {@return whole numbers, one space between them}
   *
   * @param text all of them
   * @param count how many there must be
   * @param least what none may be less than
   * @throws IllegalArgumentException if the text is anything else
   */
  public static List<Long> numbers(String text, int count, long least) {
    return words(text, count).stream()
        .map(word -> Fields.requireNumber("number", word, least, MOST))
        .toList();
  }

  /**
   * {@return words, one space between them}
   *
   * @param text all of them
   * @param count how many there must be
   * @throws IllegalArgumentException if there are more or fewer
   */
  public static List<String> words(String text, int count) {
    List<String> words = List.of(text.split(" ", -1));
    if (words.size() != count) {
      throw new IllegalArgumentException(
          "%s: expected %d numbers, one space between them".formatted(Excerpt.quote(text), count));
    }
    return words;
  }

  /**
   * {@return whether the line begins with a key}
   *
   * @param key with its colon and space
   */
  public boolean isAt(String key) {
    return line.startsWith(key);
  }

  /**
   * Demands that the line begins with one of these keys.
   *
   * @param keys in the order in which a message names them
   */
  public void expect(String... keys) {
    if (Arrays.stream(keys).noneMatch(this::isAt)) {
      String expected =
          Arrays.stream(keys).map(LineReader::expected).collect(Collectors.joining(" or "));
      throw source.malformed(number, Excerpt.quote(line) + ": expected " + expected);
    }
  }

  /**
   * Understands the line, which must begin with a key, and goes on to the next.
   *
   * @param <T> what is read
   * @param key with its colon and space
   * @param reading is given what follows; throws {@link IllegalArgumentException} if it does not
   *     understand
   * @return what was read
   */
  public <T> T take(String key, Function<String, T> reading) {
    String value = lines.value(line, key, LineReader.expected(key));
    T understood = parse(number, () -> reading.apply(value));
    advance();
    return understood;
  }

  /**
   * Tells with the number of a line why something that began there was not understood.
   *
   * @param <T> what is read
   * @param first the number of the line
   * @param reading reads it; throws {@link IllegalArgumentException} if it does not understand
   * @return what was read
   */
  public <T> T parse(int first, Supplier<T> reading) {
    return source.parse(first, reading);
  }

  private void advance() {
    line = lines.next(WHOLE, "a checksum at its end");
    number++;
  }

  /** Demands that the line is the last, and that all above it are as they were printed. */
  public void requireChecksum() {
    String key = ResultPrinter.CHECKSUM;
    String found = lines.value(line, key, LineReader.expected(key));
    int length = bytes.length - line.length() - 1;
    if (lines.next("") != null) {
      throw source.malformed(number + 1, "expected nothing after the checksum");
    }
    String expected = ResultPrinter.checksum(Arrays.copyOf(bytes, length));
    if (!found.equals(expected)) {
      throw source.malformed(
          number,
          "checksum %s; expected %s: the lines above are not as they were written"
              .formatted(Excerpt.quote(found), expected));
    }
  }
}
