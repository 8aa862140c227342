package dev.baize.study.tournament;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.primitives.Ints;
import com.google.common.primitives.Longs;
import dev.baize.core.lines.Fields;
import dev.baize.core.lines.ResultParser;
import dev.baize.core.lines.ResultPrinter;
import dev.baize.core.lines.Source;
import dev.baize.core.text.Excerpt;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.StudyResult;
import dev.baize.study.simulation.StudySetup;
import dev.baize.study.statistics.GameSums;
import dev.baize.study.statistics.Ratio;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Prints and reads results in their file format, which {@code docs/results.md} describes. */
final class TournamentText {

  static final String KIND = "tournament";
  private static final Joiner SPACED = Joiner.on(' ');
  private static final String TEST = "test: ";
  private static final String PAIRING = "pairing: ";
  private static final String SCORES = "scores: ";
  private static final String PRODUCTS = "products: ";
  private static final String FORFEITS = "forfeits: ";
  private static final String FAILURE = "failure: ";
  private static final String MARGIN = "margin: ";

  /** The numbers of a line with forfeits before those of the seats: player, games, round. */
  private static final int FACTS = 3;

  /** A {@code double} as any version of Java prints it, with the fewest digits or not. */
  private static final Pattern NUMBER =
      Pattern.compile("-?(0|[1-9][0-9]{0,19})\\.[0-9]{1,20}(E-?[0-9]{1,3})?");

  private TournamentText() {}

  /** Throws {@link IllegalArgumentException} if the parts of a result are inconsistent. */
  @FunctionalInterface
  interface Factory<R> {
    R of(
        StudySetup setup,
        GameSet requested,
        GameSet completed,
        Optional<SequentialTest> test,
        Crosstable table);
  }

  static String print(StudyResult<?> result, Optional<SequentialTest> test, Crosstable table) {
    StudySetup setup = result.setup();
    ResultPrinter printer = new ResultPrinter();
    printer.subject(setup.game(), setup.rules(), setup.seed(), setup.players());
    result.requested().ranges().forEach(range -> printer.requested(range.from(), range.to()));
    result.completed().ranges().forEach(range -> printer.completed(range.from(), range.to()));
    test.ifPresent(
        it -> printer.line(TEST, SPACED.join(it.elo0(), it.elo1(), it.alpha(), it.beta())));
    for (Pairing p : table.pairings()) {
      printer.line(PAIRING, SPACED.join(p.first(), p.second(), p.wins(), p.draws(), p.losses()));
      printer.line(SCORES, SPACED.join(p.roundScores()));
    }
    for (long[] products : table.products()) {
      printer.line(PRODUCTS, Longs.join(" ", products));
    }
    for (Forfeits each : table.forfeits()) {
      String seats = SPACED.join(each.seats());
      printer.line(FORFEITS, SPACED.join(each.player(), each.games(), each.round(), seats));
      printer.line(FAILURE, each.failure());
    }
    for (Pairing p : table.pairings()) {
      table.margin(p.first(), p.second()).ifPresent(margin -> printer.line(MARGIN, text(margin)));
    }
    return printer.whole(KIND);
  }

  private static String text(Margin margin) {
    Ratio ratio = margin.rounds();
    GameSums rounds = ratio.games();
    return SPACED.join(
        margin.first(),
        margin.second(),
        margin.seats(),
        ratio.sum(),
        ratio.count(),
        rounds.games(),
        rounds.squaredSums(),
        rounds.products(),
        rounds.squaredCounts());
  }

  static <R> R read(byte[] bytes, Source source, Factory<R> result) {
    ResultParser lines = new ResultParser(bytes, source);
    StudySetup setup = lines.subject(Crosstable.MAX_PLAYERS, PAIRING, StudySetup::new);
    GameSet requested = lines.requested(GameRange::new, GameSet::new);
    GameSet completed = lines.completed(GameRange::new, GameSet::new);
    Optional<SequentialTest> test = Optional.empty();
    if (lines.isAt(TEST)) {
      test = Optional.of(lines.take(TEST, TournamentText::test));
    }
    List<Pairing> pairings = new ArrayList<>();
    int players = setup.players().size();
    for (int first = 0; first < players && !isAfterGauntlet(pairings, players, lines); first++) {
      for (int second = first + 1; second < players; second++) {
        pairings.add(pairing(first, second, lines));
      }
    }
    List<List<Long>> products = new ArrayList<>();
    for (int player = 1; player <= players; player++) {
      int count = player;
      products.add(lines.take(PRODUCTS, text -> ResultParser.numbers(text, count, 0)));
    }
    List<Forfeits> forfeits = new ArrayList<>();
    while (lines.isAt(FORFEITS)) {
      forfeits.add(forfeits(lines));
    }
    List<Margin> margins = new ArrayList<>();
    while (lines.isAt(MARGIN)) {
      margins.add(lines.take(MARGIN, TournamentText::margin));
    }
    lines.requireChecksum();
    Optional<SequentialTest> tested = test;
    return lines.parse(
        () ->
            result.of(
                setup,
                requested,
                completed,
                tested,
                Crosstable.of(pairings, products, forfeits, margins, completed.games())));
  }

  /** Any number of whole numbers. */
  private static List<Long> numbers(String text) {
    return ResultParser.numbers(text, text.split(" ", -1).length, 0);
  }

  /** The first player has met all others, and no other pair has met. */
  private static boolean isAfterGauntlet(List<Pairing> pairings, int players, ResultParser lines) {
    return pairings.size() == players - 1 && lines.isAt(PRODUCTS);
  }

  private static Pairing pairing(int first, int second, ResultParser lines) {
    int line = lines.number();
    List<Long> results = lines.take(PAIRING, text -> ResultParser.numbers(text, 5, 0));
    List<Long> scores = lines.take(SCORES, TournamentText::numbers);
    return lines.parse(
        line,
        () -> {
          checkArgument(
              results.get(0) == first && results.get(1) == second,
              "pairing of %s and %s: expected that of %s and %s",
              results.get(0),
              results.get(1),
              first,
              second);
          return new Pairing(first, second, results.get(2), results.get(3), results.get(4), scores);
        });
  }

  private static SequentialTest test(String text) {
    List<Double> numbers =
        ResultParser.words(text, 4).stream().map(TournamentText::number).toList();
    return new SequentialTest(numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3));
  }

  private static double number(String text) {
    checkArgument(
        NUMBER.matcher(text).matches(),
        "%s: expected a number as Java prints it",
        Excerpt.quote(text));
    return Double.parseDouble(text);
  }

  private static Forfeits forfeits(ResultParser lines) {
    int first = lines.number();
    List<Long> numbers = lines.take(FORFEITS, TournamentText::numbers);
    String failure = lines.take(FAILURE, Forfeits::requireFailure);
    return lines.parse(
        first,
        () -> {
          checkArgument(
              numbers.size() > FACTS,
              "%s numbers: expected a player, its games, a round and its seats",
              numbers.size());
          return new Forfeits(
              Ints.checkedCast(numbers.get(0)),
              numbers.get(1),
              numbers.get(2),
              numbers.stream().skip(FACTS).map(Ints::checkedCast).toList(),
              failure);
        });
  }

  private static Margin margin(String text) {
    List<String> words = ResultParser.words(text, 9);
    return new Margin(
        (int) number(words.get(0), Integer.MAX_VALUE),
        (int) number(words.get(1), Integer.MAX_VALUE),
        (int) number(words.get(2), Integer.MAX_VALUE),
        new Ratio(
            ResultParser.integer(words.get(3)),
            number(words.get(4), Long.MAX_VALUE),
            new GameSums(
                number(words.get(5), Long.MAX_VALUE),
                ResultParser.integer(words.get(6)),
                ResultParser.integer(words.get(7)),
                ResultParser.integer(words.get(8)))));
  }

  private static long number(String word, long most) {
    return Fields.requireNumber("number", word, 0, most);
  }
}
