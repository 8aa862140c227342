package dev.baize.study.tournament;

import dev.baize.core.lines.ResultParser;
import dev.baize.core.lines.ResultPrinter;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The two lines of a player that has forfeited games: numbers, and the first failure. */
final class ForfeitText {

  static final String FORFEITS = "forfeits: ";
  static final String FAILURE = "failure: ";

  /** The numbers before those of the seats: player, games, round. */
  private static final int FACTS = 3;

  private ForfeitText() {}

  static void print(Forfeits forfeits, ResultPrinter printer) {
    Stream<Number> facts = Stream.of(forfeits.player(), forfeits.games(), forfeits.round());
    printer.line(
        FORFEITS,
        Stream.concat(facts, forfeits.seats().stream())
            .map(Number::toString)
            .collect(Collectors.joining(" ")));
    printer.line(FAILURE, forfeits.failure());
  }

  static Forfeits read(ResultParser lines) {
    int first = lines.number();
    List<Long> numbers =
        lines.take(FORFEITS, text -> ResultParser.numbers(text, text.split(" ", -1).length, 0));
    String failure = lines.take(FAILURE, Forfeits::requireFailure);
    return lines.parse(first, () -> of(numbers, failure));
  }

  private static Forfeits of(List<Long> numbers, String failure) {
    if (numbers.size() <= FACTS) {
      throw new IllegalArgumentException(
          numbers.size() + " numbers: expected a player, its games, a round and its seats");
    }
    try {
      List<Integer> seats =
          numbers.stream().skip(FACTS).map(number -> Math.toIntExact(number)).toList();
      return new Forfeits(
          Math.toIntExact(numbers.get(0)), numbers.get(1), numbers.get(2), seats, failure);
    } catch (ArithmeticException e) {
      throw new IllegalArgumentException(numbers + ": expected the numbers of players", e);
    }
  }
}
