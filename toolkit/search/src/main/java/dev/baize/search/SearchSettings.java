package dev.baize.search;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

/**
 * The settings of a tree search.
 *
 * @param iterations the number of iterations of all trees together; each tree tries each legal
 *     decision at least once
 * @param objective what is maximized
 * @param selection the selection rule of the tree policy
 * @param exploration the exploration constant, 0 or more; values are scaled to 0 to 1 by the range
 *     of the values seen so far
 * @param observers whose information is distinguished
 * @param trees the number of independent trees, 1 or more, whose visits are added: root
 *     parallelization (Chaslot, Winands and van den Herik, <i>Parallel Monte-Carlo tree search</i>,
 *     CG 2008)
 */
public record SearchSettings(
    int iterations,
    Objective objective,
    Selection selection,
    double exploration,
    Observers observers,
    int trees) {

  /** One tree for a single observer: UCB1 with weight 0.7, 1,000 iterations to the hand's end. */
  public static final SearchSettings DEFAULT =
      new SearchSettings(1000, Objective.HAND, Selection.UCB1, 0.7, Observers.SINGLE, 1);

  /**
   * Checks the numbers.
   *
   * @param iterations 1 or more
   * @param objective what is maximized
   * @param selection the selection rule of the tree policy
   * @param exploration 0 or more
   * @param observers whose information is distinguished
   * @param trees 1 or more
   * @throws IllegalArgumentException if a number is anything else
   */
  public SearchSettings {
    requireNonNull(objective);
    requireNonNull(selection);
    requireNonNull(observers);
    checkArgument(iterations >= 1, "%s iterations: expected 1 or more", iterations);
    checkArgument(
        exploration >= 0 && exploration < Double.POSITIVE_INFINITY,
        "exploration %s: expected a number of 0 or more",
        exploration);
    checkArgument(trees >= 1, "%s trees: expected 1 or more", trees);
  }

  /**
   * {@return the same settings with another number of iterations}
   *
   * @param others 1 or more
   */
  public SearchSettings withIterations(int others) {
    return new SearchSettings(others, objective, selection, exploration, observers, trees);
  }
}
