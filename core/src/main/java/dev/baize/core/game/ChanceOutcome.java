package dev.baize.core.game;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

/**
 * One joint outcome of all chance events of a game, and its probability.
 *
 * @param probability more than 0, at most 1
 * @param game the game at its first decision; nothing after it is random
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
   */
  public ChanceOutcome {
    requireNonNull(game);
    checkArgument(
        probability > 0 && probability <= 1,
        "probability %s: expected more than 0 and at most 1",
        probability);
  }
}
