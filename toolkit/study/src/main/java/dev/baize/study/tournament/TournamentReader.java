package dev.baize.study.tournament;

import dev.baize.core.lines.ResultParser;
import dev.baize.core.lines.Source;
import dev.baize.core.text.Excerpt;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Study;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads what {@link TournamentText} prints, and nothing else. */
final class TournamentReader {

  /**
   * A {@code double} as any version of Java prints it; before 19, not always with the fewest
   * digits.
   */
  private static final Pattern NUMBER =
      Pattern.compile("-?(0|[1-9][0-9]{0,19})\\.[0-9]{1,20}(E-?[0-9]{1,3})?");

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
    R of(
        Study study,
        GameSet requested,
        GameSet completed,
        Optional<SequentialTest> test,
        Crosstable table);
  }

  private final ResultParser lines;

  private TournamentReader(ResultParser lines) {
    this.lines = lines;
  }

  static <R> R read(InputStream in, Source source, Factory<R> result) throws IOException {
    TournamentText.FIRST.read(in, source);
    return new TournamentReader(new ResultParser(in.readAllBytes(), source)).whole(result);
  }

  private <R> R whole(Factory<R> result) {
    Study study = lines.subject(Crosstable.MAX_PLAYERS, TournamentText.PAIRING, Study::new);
    GameSet requested = lines.requested(GameRange::new, GameSet::new);
    GameSet completed = lines.completed(GameRange::new, GameSet::new);
    Optional<SequentialTest> test = Optional.empty();
    if (lines.isAt(TournamentText.TEST)) {
      test = Optional.of(lines.take(TournamentText.TEST, TournamentReader::test));
    }
    List<Pairing> pairings = new ArrayList<>();
    int players = study.players().size();
    for (int first = 0; first < players && !isAfterGauntlet(pairings, players); first++) {
      for (int second = first + 1; second < players; second++) {
        pairings.add(pairing(first, second));
      }
    }
    List<List<Long>> products = new ArrayList<>();
    for (int player = 1; player <= players; player++) {
      int count = player;
      products.add(
          lines.take(TournamentText.PRODUCTS, text -> ResultParser.numbers(text, count, 0)));
    }
    List<Forfeits> forfeits = new ArrayList<>();
    while (lines.isAt(ForfeitText.FORFEITS)) {
      forfeits.add(ForfeitText.read(lines));
    }
    List<Margin> margins = new ArrayList<>();
    while (lines.isAt(MarginText.MARGIN)) {
      margins.add(MarginText.read(lines));
    }
    lines.requireChecksum();
    Optional<SequentialTest> tested = test;
    return lines.parse(
        lines.number(),
        () ->
            result.of(
                study,
                requested,
                completed,
                tested,
                Crosstable.of(pairings, products, forfeits, margins, completed.games())));
  }

  /** The first player has met all others, and no other pair has met. */
  private boolean isAfterGauntlet(List<Pairing> pairings, int players) {
    return pairings.size() == players - 1 && lines.isAt(TournamentText.PRODUCTS);
  }

  private Pairing pairing(int first, int second) {
    int line = lines.number();
    List<Long> results =
        lines.take(TournamentText.PAIRING, text -> ResultParser.numbers(text, 5, 0));
    List<Long> scores =
        lines.take(
            TournamentText.SCORES,
            text -> ResultParser.numbers(text, text.split(" ", -1).length, 0));
    return lines.parse(
        line,
        () -> {
          if (results.get(0) != first || results.get(1) != second) {
            throw new IllegalArgumentException(
                String.format(
                    Locale.ROOT,
                    "pairing of %d and %d: expected that of %d and %d",
                    results.get(0),
                    results.get(1),
                    first,
                    second));
          }
          return new Pairing(first, second, results.get(2), results.get(3), results.get(4), scores);
        });
  }

  private static SequentialTest test(String text) {
    List<Double> numbers =
        ResultParser.words(text, 4).stream().map(TournamentReader::number).toList();
    return new SequentialTest(numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3));
  }

  private static double number(String text) {
    if (NUMBER.matcher(text).matches()) {
      return Double.parseDouble(text);
    }
    throw new IllegalArgumentException(
        String.format(Locale.ROOT, "%s: expected a number as Java prints it", Excerpt.quote(text)));
  }
}
