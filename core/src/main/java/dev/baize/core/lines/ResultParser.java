package dev.baize.core.lines;

import static com.google.common.base.Strings.lenientFormat;

import com.google.common.base.Splitter;
import dev.baize.core.random.Seed;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Plural;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Parses a result line by line, in the format of {@link ResultPrinter}. */
public final class ResultParser extends LineReader {

  private static final long MAX = Long.MAX_VALUE;
  private static final long MIN = Long.MIN_VALUE;

  /** Starts at the second line of a file, of which these are the bytes after the first. */
  public ResultParser(byte[] bytes, Source source) {
    super(bytes, source, false);
  }

  /** Creates the subject of a result: what its games have in common. */
  @FunctionalInterface
  public interface Subject<S> {
    /** {@return the subject} */
    S of(String game, String rules, Seed seed, List<String> players);
  }

  /** Parses the subject of a result. */
  public <S> S subject(int maxPlayers, String next, Subject<S> subject) {
    String game =
        take(ResultPrinter.GAME, text -> Fields.requireLength("game", text, Fields.MAX_NAME));
    String rules = take(ResultPrinter.RULES, Fields::requireRules);
    Seed seed =
        take(ResultPrinter.SEED, text -> Seed.of(Fields.requireNumber("seed", text, MIN, MAX)));
    List<String> players = new ArrayList<>();
    do {
      players.add(take(ResultPrinter.PLAYER, text -> Fields.requireName("player", text)));
    } while (isAt(ResultPrinter.PLAYER) && players.size() < maxPlayers);
    expect(ResultPrinter.PLAYER, ResultPrinter.REQUESTED, ResultPrinter.COMPLETED, next);
    return subject.of(game, rules, seed, players);
  }

  /** Parses which games or rounds were requested. */
  public <R, S> S requested(BiFunction<Long, Long, R> range, Function<List<R>, S> set) {
    return games(ResultPrinter.REQUESTED, range, set);
  }

  /** Parses which games or rounds were completed. */
  public <R, S> S completed(BiFunction<Long, Long, R> range, Function<List<R>, S> set) {
    return games(ResultPrinter.COMPLETED, range, set);
  }

  private <R, S> S games(String key, BiFunction<Long, Long, R> range, Function<List<R>, S> set) {
    List<R> ranges = new ArrayList<>();
    int first = number();
    while (isAt(key)) {
      List<Long> bounds = take(key, text -> numbers(text, 2, 0));
      ranges.add(parse(() -> range.apply(bounds.get(0), bounds.get(1))));
    }
    return parse(first, () -> set.apply(ranges));
  }

  /** {@return whole numbers separated by single spaces} */
  public static List<Long> numbers(String text, int count, long min) {
    return words(text, count).stream()
        .map(word -> Fields.requireNumber("number", word, min, MAX))
        .toList();
  }

  /** {@return a whole number of up to 100 digits} */
  public static BigInteger integer(String text) {
    if (!text.matches("0|-?[1-9][0-9]{0,99}")) {
      throw new IllegalArgumentException(
          lenientFormat("%s: expected a whole number in its shortest form", Excerpt.quote(text)));
    }
    return new BigInteger(text);
  }

  /** {@return words separated by single spaces} */
  public static List<String> words(String text, int count) {
    List<String> words = Splitter.on(' ').splitToList(text);
    if (words.size() != count) {
      throw new IllegalArgumentException(
          lenientFormat(
              "%s: expected %s, one space between them",
              Excerpt.quote(text), Plural.of(count, "number")));
    }
    return words;
  }

  /** Requires the next line to be the last, with the checksum of all lines above it. */
  public void requireChecksum() {
    String found = value(ResultPrinter.CHECKSUM);
    int above = position - ResultPrinter.CHECKSUM.length() - found.length() - 1;
    if (position < bytes.length) {
      next("");
      throw malformed("expected nothing after the checksum");
    }
    String expected = ResultPrinter.checksum(bytes, above);
    if (!found.equals(expected)) {
      throw malformed(
          lenientFormat(
              "checksum %s; expected %s: the lines above are not as they were written",
              Excerpt.quote(found), expected));
    }
  }
}
