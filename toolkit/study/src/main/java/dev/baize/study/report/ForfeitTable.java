package dev.baize.study.report;

import dev.baize.core.text.Plural;
import dev.baize.study.tournament.Forfeits;
import dev.baize.study.tournament.TournamentResult;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The games of a tournament that players have lost by failing. */
public final class ForfeitTable {

  private ForfeitTable() {}

  /** A sentence about the first failure of a result with forfeited games. */
  public static String firstFailure(TournamentResult result) {
    Forfeits first =
        result.forfeits().stream().min(Comparator.comparingLong(Forfeits::round)).orElseThrow();
    return String.format(Locale.ROOT, "the first, in round %d: %s", first.round(), first.failure());
  }

  /** A line for each player that has forfeited games, and one for the first; empty if none has. */
  static String text(TournamentResult result) {
    if (result.forfeits().isEmpty()) {
      return "";
    }
    StringBuilder text = new StringBuilder();
    for (Forfeits forfeits : result.forfeits()) {
      text.append(
          String.format(
              Locale.ROOT,
              "\n%s has forfeited %s",
              name(result, forfeits),
              Plural.of(forfeits.games(), "game")));
    }
    return text + "\n" + firstFailure(result) + '\n';
  }

  private static String name(TournamentResult result, Forfeits forfeits) {
    return result.setup().players().get(forfeits.player());
  }

  /** The number of games that a player has forfeited. */
  static long games(TournamentResult result, int player) {
    return result.forfeits().stream()
        .filter(forfeits -> forfeits.player() == player)
        .mapToLong(Forfeits::games)
        .sum();
  }

  static List<Map<String, @Nullable Object>> values(TournamentResult result) {
    return result.forfeits().stream().map(forfeits -> values(result, forfeits)).toList();
  }

  private static Map<String, @Nullable Object> values(TournamentResult result, Forfeits forfeits) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("number", forfeits.player());
    values.put("player", name(result, forfeits));
    values.put("games", forfeits.games());
    values.put("round", forfeits.round());
    values.put("failure", forfeits.failure());
    return values;
  }
}
