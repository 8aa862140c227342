package dev.baize.cli.report;

import dev.baize.core.tournament.Anchor;
import dev.baize.core.tournament.Pairing;
import dev.baize.core.tournament.Standing;
import dev.baize.core.tournament.TournamentResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The report of a tournament. */
public final class TournamentReport implements Report {

  private static final String GAMES = "games";
  private static final String SCORE = "score %";
  private static final String MARGIN = "± 95 %";

  /** What narrow tables of pairings do without. */
  private static final Set<String> COUNTS = Set.of("won", "drawn", "lost");

  private static final Set<String> ALL_BUT_SCORE = Set.of(GAMES, "won", "drawn", "lost", MARGIN);

  private final TournamentResult result;
  private final @Nullable Anchor anchor;
  private final List<Standing> standings;
  private final List<String> players;
  private final StudyHeading heading;

  /**
   * The report of a result.
   *
   * @param result whole or partial
   * @param anchor what the ratings are relative to; null for their mean
   */
  public TournamentReport(TournamentResult result, @Nullable Anchor anchor) {
    this.result = result;
    this.anchor = anchor;
    this.standings = anchor == null ? result.standings() : result.standings(anchor);
    this.players = result.study().players();
    this.heading =
        new StudyHeading(
            result.study(), "rounds", result.requested(), result.completed(), result.isComplete());
  }

  @Override
  public Optional<String> missing() {
    return heading.missing();
  }

  @Override
  public String text() {
    return text(0);
  }

  @Override
  public String text(int columns) {
    FittedTable ratings =
        new FittedTable(
            1,
            List.of("player", "Elo", MARGIN, SCORE),
            List.of(Set.of()),
            List.of(Set.of(), Set.of(SCORE)));
    standings.forEach(standing -> ratings.add(cells(standing)));
    FittedTable pairings =
        new FittedTable(
            2,
            List.of("player", "against", GAMES, "won", "drawn", "lost", SCORE, MARGIN),
            List.of(Set.of()),
            List.of(Set.of(), COUNTS, ALL_BUT_SCORE));
    result.pairings().forEach(pairing -> pairings.add(cells(pairing)));
    String answer =
        result.test().map(test -> '\n' + new SequentialTestReport(result, test).text()).orElse("");
    return heading.text(columns)
        + ratings.text(columns)
        + '\n'
        + pairings.text(columns)
        + ForfeitTable.text(result)
        + answer;
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
        Long.toString(pairing.wins() + pairing.draws() + pairing.losses()),
        Long.toString(pairing.wins()),
        Long.toString(pairing.draws()),
        Long.toString(pairing.losses()),
        score.value(),
        score.margin());
  }

  @Override
  public Map<String, @Nullable Object> values() {
    Map<String, @Nullable Object> values = heading.values("tournament");
    values.put(
        "test", result.test().map(t -> new SequentialTestReport(result, t).values()).orElse(null));
    values.put("standings", standings.stream().map(this::values).toList());
    values.put("pairings", result.pairings().stream().map(this::values).toList());
    if (!result.forfeits().isEmpty()) {
      values.put("forfeits", ForfeitTable.values(result));
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
    values.putAll(Confidence.values(standing.rating()));
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
    values.putAll(Confidence.values(pairing.score()));
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
    Map<String, @Nullable Object> row = heading.row();
    row.put("verdict", result.verdict().map(SequentialTestReport::word).orElse(null));
    values(pairing).forEach(row::put);
    row.remove("roundScores");
    row.put("rating", Json.number(standing.rating().value()));
    Confidence.values(standing.rating())
        .forEach((name, value) -> row.put("rating" + capitalized(name), value));
    if (!result.forfeits().isEmpty()) {
      row.put("forfeited", ForfeitTable.games(result, standing.player()));
    }
    return row;
  }

  private static String capitalized(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
