package dev.baize.search;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.player.Advice;
import dev.baize.core.player.DecisionValue;
import java.util.ArrayList;
import java.util.List;

/**
 * The statistics of a search about the legal decisions of a position.
 *
 * @param unit the unit of the values
 * @param candidates in the order of {@link dev.baize.core.game.Game#legal}; one or more
 * @param <D> the decisions of the game
 */
public record SearchResult<D extends Decision>(String unit, List<Candidate<D>> candidates) {

  /**
   * A decision that was searched.
   *
   * @param decision a legal decision
   * @param visits how often it was tried
   * @param value the mean value for the deciding seat
   * @param standardError of that mean, as if all visits were independent
   * @param <D> the decisions of the game
   */
  public record Candidate<D extends Decision>(
      D decision, long visits, double value, double standardError) {

    /**
     * Creates a candidate.
     *
     * @param decision a legal decision
     * @param visits how often it was tried
     * @param value the mean value for the deciding seat
     * @param standardError of that mean
     */
    public Candidate {
      requireNonNull(decision);
    }
  }

  /**
   * Copies the list.
   *
   * @param unit the unit of the values
   * @param candidates one or more
   */
  public SearchResult {
    requireNonNull(unit);
    candidates = List.copyOf(candidates);
  }

  /** {@return the number of iterations: the visits of all decisions together} */
  public long iterations() {
    return candidates.stream().mapToLong(Candidate::visits).sum();
  }

  /** {@return the decision that was tried most often; of several, the one of the highest value} */
  public D best() {
    return candidates.get(indexOfBest()).decision();
  }

  private int indexOfBest() {
    int best = 0;
    for (int i = 1; i < candidates.size(); i++) {
      Candidate<D> one = candidates.get(i);
      Candidate<D> other = candidates.get(best);
      if (one.visits() > other.visits()
          || (one.visits() == other.visits() && one.value() > other.value())) {
        best = i;
      }
    }
    return best;
  }

  /** {@return the values as advice, which recommends the {@link #best}} */
  public Advice<D> advice() {
    List<DecisionValue<D>> values = new ArrayList<>(candidates.size());
    for (Candidate<D> each : candidates) {
      values.add(new DecisionValue<>(each.decision(), each.value(), each.standardError()));
    }
    return Advice.recommending(indexOfBest(), unit, iterations(), values);
  }
}
