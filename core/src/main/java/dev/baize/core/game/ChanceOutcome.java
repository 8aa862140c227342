package dev.baize.core.game;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

/**
 * One of the ways in which chance may decide everything that it decides in a game.
 *
 * @param probability more than 0, at most 1
 * @param game at its first decision, and nothing that follows is random
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public record ChanceOutcome<V extends View, D extends Decision>(
    double probability, Game<V, D> game) {

  /**
   * Checks the probability.
   *
   * @param probability more than 0, at most 1
   * @param game at its first decision
   * @throws IllegalArgumentException if it is no probability, or 0
   */
  public ChanceOutcome {
    requireNonNull(game);
    checkArgument(
        probability > 0 && probability <= 1,
        "probability %s: expected more than 0 and at most 1",
        probability);
  }
}
