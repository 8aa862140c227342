package dev.baize.search.solve;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;

/**
 * How likely a strategy takes a decision.
 *
 * @param decision a legal decision
 * @param probability 0 to 1
 * @param <D> the decisions of the game
 */
public record DecisionProbability<D extends Decision>(D decision, double probability) {

  /**
   * Checks the probability.
   *
   * @param decision a legal decision
   * @param probability 0 to 1
   * @throws IllegalArgumentException if it is not a probability
   */
  public DecisionProbability {
    requireNonNull(decision);
    checkArgument(
        probability >= 0 && probability <= 1, "probability %s: expected 0 to 1", probability);
  }
}
