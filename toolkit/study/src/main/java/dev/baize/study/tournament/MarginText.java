package dev.baize.study.tournament;

import dev.baize.core.lines.ResultParser;
import dev.baize.core.lines.ResultPrinter;
import dev.baize.study.statistics.GameSums;
import dev.baize.study.statistics.Ratio;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The line of a pair of players with their margin. */
final class MarginText {

  static final String MARGIN = "margin: ";

  private static final int NUMBERS = 9;

  private MarginText() {}

  static void print(Margin margin, ResultPrinter printer) {
    Ratio ratio = margin.rounds();
    GameSums rounds = ratio.games();
    Stream<Number> numbers =
        Stream.of(
            margin.first(),
            margin.second(),
            margin.seats(),
            ratio.sum(),
            ratio.count(),
            rounds.games(),
            rounds.squaredSums(),
            rounds.products(),
            rounds.squaredCounts());
    printer.line(MARGIN, numbers.map(Number::toString).collect(Collectors.joining(" ")));
  }

  static Margin read(ResultParser lines) {
    int line = lines.number();
    List<BigInteger> numbers =
        lines.take(
            MARGIN,
            text -> ResultParser.words(text, NUMBERS).stream().map(ResultParser::integer).toList());
    return lines.parse(line, () -> of(numbers));
  }

  private static Margin of(List<BigInteger> numbers) {
    try {
      return new Margin(
          numbers.get(0).intValueExact(),
          numbers.get(1).intValueExact(),
          numbers.get(2).intValueExact(),
          new Ratio(
              numbers.get(3),
              numbers.get(4).longValueExact(),
              new GameSums(
                  numbers.get(5).longValueExact(),
                  numbers.get(6),
                  numbers.get(7),
                  numbers.get(8))));
    } catch (ArithmeticException e) {
      throw new IllegalArgumentException(
          numbers + ": expected the numbers of players and rounds", e);
    }
  }
}
