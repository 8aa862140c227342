package dev.baize.study.report;

import static dev.baize.study.report.FittedTable.KEPT;
import static java.util.stream.Collectors.joining;

import dev.baize.core.text.Plural;
import dev.baize.study.statistics.Estimate;
import dev.baize.study.tournament.Anchor;
import dev.baize.study.tournament.Forfeits;
import dev.baize.study.tournament.Margin;
import dev.baize.study.tournament.Pairing;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.Standing;
import dev.baize.study.tournament.TournamentResult;
import dev.baize.study.tournament.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The report of a tournament. */
public final class TournamentReport extends StudyReport {

  private static final String SCORE = "score %";
  private static final String MARGIN = "± 95 %";

  private static final List<String> TITLES =
      List.of("player", "against", "games", "won", "drawn", "lost", SCORE, MARGIN);
  private static final List<Integer> LEVELS = List.of(KEPT, KEPT, 2, 1, 1, 1, KEPT, 2);

  private final @Nullable String unit;
  private final List<Margin> margins;
  private final TournamentResult result;
  private final @Nullable Anchor anchor;
  private final List<Standing> standings;
  private final List<String> players;

  /** Ratings are relative to the anchor, or to their mean without one; an unknown unit is null. */
  public TournamentReport(TournamentResult result, @Nullable Anchor anchor, @Nullable String unit) {
    super(result, "rounds", 100);
    this.result = result;
    this.unit = unit;
    this.margins = result.pairings().stream().map(this::margin).flatMap(Optional::stream).toList();
    this.anchor = anchor;
    this.standings = result.standings(anchor);
    this.players = result.setup().players();
  }

  @Override
  String tables(int columns) {
    FittedTable ratings =
        new FittedTable(
            1, List.of("player", "Elo", MARGIN, SCORE), List.of(KEPT, KEPT, KEPT, 1), 0, 0);
    standings.forEach(standing -> ratings.add(cells(standing)));
    String answer = result.test().map(test -> '\n' + text(test)).orElse("");
    return ratings.text(columns) + '\n' + pairings().text(columns) + forfeits() + answer;
  }

  /** A sentence about the first failure of a result with forfeited games. */
  public static String firstFailure(TournamentResult result) {
    Forfeits first =
        result.forfeits().stream().min(Comparator.comparingLong(Forfeits::round)).orElseThrow();
    return String.format(Locale.ROOT, "the first, in round %d: %s", first.round(), first.failure());
  }

  /** A line for each player that has forfeited games, and one for the first; empty if none has. */
  private String forfeits() {
    return result.forfeits().isEmpty()
        ? ""
        : result.forfeits().stream()
            .map(
                each ->
                    players.get(each.player())
                        + " has forfeited "
                        + Plural.of(each.games(), "game"))
            .collect(joining("\n", "\n", "\n" + firstFailure(result) + '\n'));
  }

  /** The number of games that a player has forfeited. */
  private long forfeited(int player) {
    return result.forfeits().stream()
        .filter(forfeits -> forfeits.player() == player)
        .mapToLong(Forfeits::games)
        .sum();
  }

  private Map<String, @Nullable Object> values(Forfeits forfeits) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("number", forfeits.player());
    values.put("player", players.get(forfeits.player()));
    values.put("games", forfeits.games());
    values.put("round", forfeits.round());
    values.put("failure", forfeits.failure());
    return values;
  }

  private FittedTable pairings() {
    List<String> perHand = marginTitles();
    List<String> titles = new ArrayList<>(TITLES);
    titles.addAll(perHand);
    List<Integer> levels = new ArrayList<>(LEVELS);
    perHand.forEach(title -> levels.add(2));
    FittedTable table = new FittedTable(2, titles, levels, 1, 0);
    for (Pairing pairing : result.pairings()) {
      List<String> cells = new ArrayList<>(cells(pairing));
      cells.addAll(marginCells(pairing));
      table.add(cells);
    }
    return table;
  }

  private List<String> cells(Standing standing) {
    Numbers.Ranged rating = Numbers.of(standing.rating());
    return List.of(
        players.get(standing.player()),
        rating.value(),
        rating.margin(),
        Numbers.of(100 * standing.score()));
  }

  private List<String> cells(Pairing pairing) {
    Numbers.Ranged score = Numbers.of(Numbers.percent(pairing.score()));
    return List.of(
        players.get(pairing.first()),
        players.get(pairing.second()),
        Numbers.of(pairing.wins() + pairing.draws() + pairing.losses()),
        Numbers.of(pairing.wins()),
        Numbers.of(pairing.draws()),
        Numbers.of(pairing.losses()),
        score.value(),
        score.margin());
  }

  @Override
  public Map<String, @Nullable Object> values() {
    Map<String, @Nullable Object> values = heading("tournament");
    values.put("test", result.test().map(this::values).orElse(null));
    values.put("standings", standings.stream().map(this::values).toList());
    values.put("pairings", result.pairings().stream().map(this::valuesWithMargin).toList());
    values.put("unit", unit);
    if (!result.forfeits().isEmpty()) {
      values.put("forfeits", result.forfeits().stream().map(this::values).toList());
    }
    if (result.isGauntlet()) {
      values.put("gauntlet", true);
    }
    if (anchor != null) {
      values.put("anchor", values(anchor));
    }
    return values;
  }

  private Map<String, @Nullable Object> values(Anchor rated) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("number", rated.player());
    values.put("player", players.get(rated.player()));
    values.put("rating", rated.rating());
    return values;
  }

  private Map<String, @Nullable Object> values(Standing standing) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("number", standing.player());
    values.put("player", players.get(standing.player()));
    values.put("score", Json.number(standing.score()));
    values.put("rating", Json.number(standing.rating().value()));
    values.putAll(MeasureValues.confidence(standing.rating()));
    return values;
  }

  private Map<String, @Nullable Object> valuesWithMargin(Pairing pairing) {
    Map<String, @Nullable Object> values = values(pairing);
    values.putAll(marginValues(pairing));
    return values;
  }

  private Map<String, @Nullable Object> values(Pairing pairing) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("number", pairing.first());
    values.put("player", players.get(pairing.first()));
    values.put("opponentNumber", pairing.second());
    values.put("opponent", players.get(pairing.second()));
    values.put("wins", pairing.wins());
    values.put("draws", pairing.draws());
    values.put("losses", pairing.losses());
    values.put("score", Json.number(pairing.score().value()));
    values.putAll(MeasureValues.confidence(pairing.score()));
    values.put("roundScores", pairing.roundScores());
    return values;
  }

  @Override
  public List<Map<String, @Nullable Object>> rows() {
    List<Map<String, @Nullable Object>> rows = new ArrayList<>();
    for (Standing standing : standings) {
      for (int opponent = 0; opponent < players.size(); opponent++) {
        if (result.meet(standing.player(), opponent)) {
          rows.add(row(standing, result.pairing(standing.player(), opponent)));
        }
      }
    }
    return rows;
  }

  private Map<String, @Nullable Object> row(Standing standing, Pairing pairing) {
    Map<String, @Nullable Object> row = row();
    row.put("verdict", result.verdict().map(TournamentReport::word).orElse(null));
    values(pairing).forEach(row::put);
    row.remove("roundScores");
    row.put("rating", Json.number(standing.rating().value()));
    row.putAll(MeasureValues.confidence("rating", standing.rating()));
    row.putAll(marginValues(pairing));
    if (!result.forfeits().isEmpty()) {
      row.put("forfeited", forfeited(standing.player()));
    }
    return row;
  }

  private Optional<Margin> margin(Pairing pairing) {
    return result.margin(pairing.first(), pairing.second());
  }

  /** The titles of columns for how much players outscore each other; none if it is not known. */
  private List<String> marginTitles() {
    if (margins.isEmpty()) {
      return List.of();
    }
    boolean single = margins.stream().allMatch(each -> each.hands() == each.games());
    return List.of((unit == null ? "score" : unit) + (single ? " a game" : " a hand"), MARGIN);
  }

  private List<String> marginCells(Pairing pairing) {
    if (margins.isEmpty()) {
      return List.of();
    }
    Numbers.Ranged perHand = Numbers.of(perHand(pairing));
    return List.of(perHand.value(), perHand.margin());
  }

  private Estimate perHand(Pairing pairing) {
    return margin(pairing).map(Margin::perHand).orElse(new Estimate(Double.NaN, Double.NaN, 0));
  }

  private Map<String, @Nullable Object> marginValues(Pairing pairing) {
    Estimate perHand = perHand(pairing);
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("hands", margin(pairing).map(Margin::hands).orElse(0L));
    values.put("margin", Json.number(perHand.value()));
    values.putAll(MeasureValues.confidence("margin", perHand));
    return values;
  }

  private double ratio(SequentialTest test) {
    return test.logLikelihoodRatio(result.pairing(0, 1).roundScores());
  }

  /** Two lines for people: the question, and the answer. */
  private String text(SequentialTest test) {
    return String.format(
        Locale.ROOT,
        """
        H0: %s is above %s by no more than %s Elo; H1: by %s or more
        %s; log-likelihood ratio %s, decided at %s (H0) and %s (H1)
        """,
        players.get(0),
        players.get(1),
        shortest(test.elo0()),
        shortest(test.elo1()),
        answer(verdict()),
        Numbers.of(ratio(test)),
        Numbers.of(test.lowerBound()),
        Numbers.of(test.upperBound()));
  }

  private static String shortest(double elo) {
    return elo == Math.rint(elo) ? Long.toString((long) elo) : Double.toString(elo);
  }

  private static String answer(Verdict verdict) {
    String word = word(verdict);
    return verdict == Verdict.UNDECIDED ? word : word + " is accepted";
  }

  private Map<String, @Nullable Object> values(SequentialTest test) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("elo0", test.elo0());
    values.put("elo1", test.elo1());
    values.put("alpha", test.alpha());
    values.put("beta", test.beta());
    values.put("logLikelihoodRatio", Json.number(ratio(test)));
    values.put("lowerBound", test.lowerBound());
    values.put("upperBound", test.upperBound());
    values.put("verdict", word(verdict()));
    return values;
  }

  /** A verdict for programs. */
  private static String word(Verdict verdict) {
    return switch (verdict) {
      case UNDECIDED -> "undecided";
      case H0_ACCEPTED -> "H0";
      case H1_ACCEPTED -> "H1";
    };
  }

  private Verdict verdict() {
    return result.verdict().orElse(Verdict.UNDECIDED);
  }
}
