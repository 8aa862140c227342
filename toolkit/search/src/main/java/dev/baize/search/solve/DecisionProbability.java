package dev.baize.search.solve;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import java.util.List;
import java.util.stream.IntStream;

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

  /** Lists decisions with their probabilities, which begin somewhere in an array. */
  static <D extends Decision> List<DecisionProbability<D>> list(
      List<D> decisions, double[] probabilities, int from) {
    return IntStream.range(0, decisions.size())
        .mapToObj(i -> new DecisionProbability<>(decisions.get(i), probabilities[from + i]))
        .toList();
  }
}
