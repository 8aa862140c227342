package dev.baize.study.report;

import dev.baize.study.statistics.Estimate;
import dev.baize.study.tournament.Margin;
import dev.baize.study.tournament.Pairing;
import dev.baize.study.tournament.TournamentResult;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** By how much players outscore each other in a hand: columns of the table of pairings. */
final class MarginColumns {

  private final TournamentResult result;
  private final List<Margin> known;

  MarginColumns(TournamentResult result) {
    this.result = result;
    this.known = result.pairings().stream().map(this::margin).flatMap(Optional::stream).toList();
  }

  private Optional<Margin> margin(Pairing pairing) {
    return result.margin(pairing.first(), pairing.second());
  }

  /** The titles of the columns; none if no margin is known. */
  List<String> titles(String unit, String margin) {
    if (known.isEmpty()) {
      return List.of();
    }
    boolean single = known.stream().allMatch(each -> each.hands() == each.games());
    return List.of(unit + (single ? " a game" : " a hand"), margin);
  }

  /** The cells of a pairing; none if no margin is known. */
  List<String> cells(Pairing pairing) {
    if (known.isEmpty()) {
      return List.of();
    }
    Numbers.Ranged perHand =
        margin(pairing)
            .map(margin -> Numbers.of(margin.perHand()))
            .orElse(new Numbers.Ranged(Numbers.UNKNOWN, Numbers.UNKNOWN));
    return List.of(perHand.value(), perHand.margin());
  }

  /** The fields of a pairing, for programs. */
  Map<String, @Nullable Object> values(Pairing pairing) {
    Optional<Margin> margin = margin(pairing);
    Estimate perHand = margin.map(Margin::perHand).orElse(new Estimate(Double.NaN, Double.NaN, 0));
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("hands", margin.map(Margin::hands).orElse(0L));
    values.put("margin", Json.number(perHand.value()));
    values.putAll(Confidence.values("margin", perHand));
    return values;
  }
}
