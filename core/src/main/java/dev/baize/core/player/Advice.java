package dev.baize.core.player;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What an advisor thinks of the legal decisions of one seat in one position.
 *
 * @param unit what the values are, such as {@code points of the hand}
 * @param samples how many imagined worlds the values are averages of; 0 if they are exact
 * @param values one for each legal decision, the one recommended first, then by falling value
 * @param <D> the decisions of the game
 */
public record Advice<D extends Decision>(String unit, long samples, List<DecisionValue<D>> values) {

  /**
   * Copies the list.
   *
   * @param unit what the values are
   * @param samples 0 or more
   * @param values one or more; their order is not checked
   * @throws IllegalArgumentException if there is no estimate or the samples are negative
   */
  public Advice {
    requireNonNull(unit);
    values = List.copyOf(values);
    if (values.isEmpty() || samples < 0) {
      throw new IllegalArgumentException(
          "%d estimates from %d samples: expected 1 or more from 0 or more"
              .formatted(values.size(), samples));
    }
  }

  /**
   * {@return advice from values in any order} Those that are equal stay in theirs.
   *
   * @param <D> the decisions of the game
   * @param best the place in the list of the decision that is recommended
   * @param unit what the values are
   * @param samples how many imagined worlds the values are averages of; 0 if they are exact
   * @param values one for each legal decision; not changed
   * @throws IndexOutOfBoundsException if there is no such place
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

  /** {@return the decision that is recommended} */
  public D best() {
    return values.get(0).decision();
  }
}
