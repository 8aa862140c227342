package dev.baize.search.solve;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import java.util.Optional;

/**
 * The minimax value of a position, and a best decision in it.
 *
 * @param value to seat 0
 * @param best the best decision, the first of several that are equally good; empty if the game is
 *     over
 * @param positions how many positions were visited to find out
 * @param <D> the decisions of the game
 */
public record Solved<D extends Decision>(double value, Optional<D> best, long positions) {

  /**
   * Creates a solution.
   *
   * @param value to seat 0
   * @param best the best decision; empty if the game is over
   * @param positions how many positions were visited
   */
  public Solved {
    requireNonNull(best);
  }
}
