package dev.baize.core.player;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An advisor's evaluation of the legal decisions of one seat in one position.
 *
 * @param unit the unit of the values, such as {@code wagers}; if it begins with {@code chance}, the
 *     values are probabilities from 0 to 1, shown to people as percentages
 * @param samples the number of sampled worlds the values are averaged over; 0 if they are exact
 * @param values one for each legal decision, the recommended one first, the rest by descending
 *     value; one that was dropped early, or is not significantly better, may have a higher value
 * @param <D> the decisions of the game
 */
public record Advice<D extends Decision>(String unit, long samples, List<DecisionValue<D>> values) {

  /**
   * Copies the list.
   *
   * @param unit the unit of the values
   * @param samples 0 or more
   * @param values one or more; their order is not checked
   */
  public Advice {
    requireNonNull(unit);
    values = List.copyOf(values);
    checkArgument(
        !values.isEmpty() && samples >= 0,
        "%s estimates from %s samples: expected 1 or more from 0 or more",
        values.size(),
        samples);
  }

  /**
   * {@return advice from values in any order} The sort is stable.
   *
   * @param <D> the decisions of the game
   * @param best the index of the recommended decision in {@code values}
   * @param unit the unit of the values
   * @param samples the number of sampled worlds the values are averaged over; 0 if they are exact
   * @param values one for each legal decision; not modified
   */
  public static <D extends Decision> Advice<D> recommending(
      int best, String unit, long samples, List<DecisionValue<D>> values) {
    requireNonNull(unit);
    List<DecisionValue<D>> sorted = new ArrayList<>(values);
    DecisionValue<D> recommended = sorted.remove(best);
    sorted.sort(Comparator.comparingDouble(estimate -> -estimate.value()));
    sorted.add(0, recommended);
    return new Advice<>(unit, samples, sorted);
  }

  /**
   * {@return whether values in a unit are probabilities, which people read in per cent}
   *
   * @param unit as in {@link #unit}
   */
  public static boolean areChances(String unit) {
    return unit.startsWith("chance");
  }

  /** {@return the recommended decision} */
  public D best() {
    return values.get(0).decision();
  }

  /**
   * {@return the value of a decision}
   *
   * @param decision one that was evaluated
   * @throws IllegalArgumentException if it was not, as a wager that the game does not list
   */
  public DecisionValue<D> valueOf(D decision) {
    return values.stream()
        .filter(value -> value.decision().equals(decision))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(decision.text() + " was not evaluated"));
  }

  /**
   * {@return the advice as values by name, for other programs and for files; what is infinite is
   * the largest finite number of its sign}
   */
  public Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("unit", unit);
    fields.put("samples", samples);
    fields.put("values", values.stream().map(Advice::fields).toList());
    return fields;
  }

  private static Map<String, Object> fields(DecisionValue<?> value) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("decision", value.decision().text());
    fields.put("value", finite(value.value()));
    fields.put("error", finite(value.standardError()));
    return fields;
  }

  private static double finite(double value) {
    return Math.max(-Double.MAX_VALUE, Math.min(value, Double.MAX_VALUE));
  }
}
