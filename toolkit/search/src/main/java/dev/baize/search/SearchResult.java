package dev.baize.search;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.player.Advice;
import dev.baize.core.player.DecisionValue;
import java.util.List;

/**
 * The statistics of a search about the legal decisions of a position.
 *
 * @param unit the unit of the values
 * @param values the mean values for the deciding seat, in the order of {@link
 *     dev.baize.core.game.Game#legal}, with standard errors as if all visits were independent; one
 *     or more
 * @param visits how often each decision was tried, in the same order
 * @param <D> the decisions of the game
 */
public record SearchResult<D extends Decision>(
    String unit, List<DecisionValue<D>> values, List<Long> visits) {

  /**
   * Copies the lists.
   *
   * @param unit the unit of the values
   * @param values one or more
   * @param visits as many
   */
  public SearchResult {
    requireNonNull(unit);
    values = List.copyOf(values);
    visits = List.copyOf(visits);
  }

  /** {@return the number of iterations: the visits of all decisions together} */
  public long iterations() {
    return visits.stream().mapToLong(Long::longValue).sum();
  }

  /** {@return the decision that was tried most often; of several, the one of the highest value} */
  public D best() {
    return values.get(indexOfBest()).decision();
  }

  private int indexOfBest() {
    int best = 0;
    for (int i = 1; i < values.size(); i++) {
      int byVisits = visits.get(i).compareTo(visits.get(best));
      if (byVisits > 0 || (byVisits == 0 && values.get(i).value() > values.get(best).value())) {
        best = i;
      }
    }
    return best;
  }

  /** {@return the values as advice, which recommends the {@link #best}} */
  public Advice<D> advice() {
    return Advice.recommending(indexOfBest(), unit, iterations(), values);
  }
}
