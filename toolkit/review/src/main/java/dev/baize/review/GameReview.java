package dev.baize.review;

import dev.baize.core.player.Difference;
import dev.baize.core.record.Header;
import dev.baize.core.table.Report;
import dev.baize.review.JudgedDecision.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * The review of a game: what the decisions of some seats cost, and what luck did.
 *
 * @param header of the record
 * @param judge the player whose advice was taken, with its settings
 * @param seats the reviews of seats
 */
public record GameReview(Header header, String judge, List<SeatReview> seats) implements Report {

  /**
   * Copies the list.
   *
   * @param header of the record
   * @param judge the player whose advice was taken
   * @param seats one or more
   */
  public GameReview {
    seats = List.copyOf(seats);
  }

  @Override
  public String text() {
    return new ReviewText(this).text();
  }

  @Override
  public Map<String, ?> values() {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("game", header.game());
    values.put("rules", header.rules());
    values.put("judge", judge);
    values.put("seats", seats.stream().map(GameReview::values).toList());
    return values;
  }

  private static Map<String, @Nullable Object> values(SeatReview review) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("seat", review.seat().index());
    values.put("name", review.name());
    values.put("unit", review.unit());
    values.put("result", orNull(review.result()));
    values.put("expected", orNull(review.expected()));
    values.put("luck", orNull(review.luck()));
    put(values, "costs", review.costs());
    put(values, "mistakes", review.costsOfMistakes());
    values.put("decisions", review.decisions().stream().map(GameReview::values).toList());
    return values;
  }

  private static void put(
      Map<String, @Nullable Object> values, String name, SeatReview.Costs costs) {
    Map<String, Object> sum = new LinkedHashMap<>();
    sum.put("decisions", costs.decisions());
    sum.put("value", costs.value());
    sum.put("error", costs.standardError());
    values.put(name, sum);
  }

  private static @Nullable Double orNull(OptionalDouble value) {
    return value.isPresent() ? value.getAsDouble() : null;
  }

  private static Map<String, Object> values(JudgedDecision decision) {
    Map<String, Object> values = judged(decision);
    values.put("differences", decision.differences().stream().map(GameReview::values).toList());
    values.put("values", decision.options().stream().map(GameReview::values).toList());
    return values;
  }

  private static Map<String, Object> values(Difference difference) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("unit", difference.unit());
    values.put("value", difference.value());
    values.put("error", difference.standardError());
    return values;
  }

  private static Map<String, Object> values(Option option) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("decision", option.choice().decision());
    values.put("value", option.value());
    values.put("error", option.standardError());
    return values;
  }

  private static Map<String, Object> judged(JudgedDecision decision) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("hand", decision.hand());
    values.put("decision", decision.number());
    values.put("kind", decision.kind());
    values.put("made", decision.made().decision());
    values.put("best", decision.best().choice().decision());
    values.put("unit", decision.unit());
    values.put("samples", decision.samples());
    values.put("cost", decision.cost());
    values.put("error", decision.costError());
    values.put("weight", decision.weight());
    values.put("mistake", decision.isMistake());
    return values;
  }

  /** A row for each decision. */
  @Override
  public List<? extends Map<String, ?>> rows() {
    List<Map<String, Object>> rows = new ArrayList<>();
    for (SeatReview review : seats) {
      for (JudgedDecision decision : review.decisions()) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("seat", review.seat().index());
        row.put("name", review.name());
        row.putAll(judged(decision));
        rows.add(row);
      }
    }
    return rows;
  }
}
