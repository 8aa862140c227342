package dev.baize.study.tournament;

import dev.baize.core.lines.FormatVersion;
import dev.baize.core.lines.ResultPrinter;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Study;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** Prints results in their file format: see {@link dev.baize.study.tournament}. */
final class TournamentText {

  static final FormatVersion FIRST = new FormatVersion("tournament", 1);
  static final String TEST = "test: ";
  static final String PAIRING = "pairing: ";
  static final String SCORES = "scores: ";
  static final String PRODUCTS = "products: ";

  private TournamentText() {}

  static String print(
      Study study,
      GameSet requested,
      GameSet completed,
      Optional<SequentialTest> test,
      Crosstable table) {
    ResultPrinter printer = new ResultPrinter();
    printer.subject(study.game(), study.rules(), study.seed(), study.players());
    requested.ranges().forEach(range -> printer.requested(range.from(), range.to()));
    completed.ranges().forEach(range -> printer.completed(range.from(), range.to()));
    test.ifPresent(it -> printer.line(TEST, print(it)));
    for (Pairing p : table.pairings()) {
      printer.line(
          PAIRING, numbers(LongStream.of(p.first(), p.second(), p.wins(), p.draws(), p.losses())));
      printer.line(SCORES, numbers(p.roundScores().stream().mapToLong(Long::longValue)));
    }
    for (long[] products : table.products()) {
      printer.line(PRODUCTS, numbers(Arrays.stream(products)));
    }
    table.forfeits().forEach(forfeits -> ForfeitText.print(forfeits, printer));
    for (Pairing p : table.pairings()) {
      table.margin(p.first(), p.second()).ifPresent(margin -> MarginText.print(margin, printer));
    }
    return printer.whole(FIRST);
  }

  private static String print(SequentialTest test) {
    return List.of(test.elo0(), test.elo1(), test.alpha(), test.beta()).stream()
        .map(String::valueOf)
        .collect(Collectors.joining(" "));
  }

  private static String numbers(LongStream numbers) {
    return numbers.mapToObj(Long::toString).collect(Collectors.joining(" "));
  }
}
