package dev.baize.core.solve;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import java.util.Optional;

/**
 * What a game is worth if both seats play as well as possible from a position on.
 *
 * @param value to seat 0
 * @param best the best decision, the first of several that are equally good; empty if the game is
 *     over
 * @param positions how many positions were visited to find out
 * @param <D> the decisions of the game
 */
public record Solved<D extends Decision>(double value, Optional<D> best, long positions) {

  /**
   * Says what a game is worth.
   *
   * @param value to seat 0
   * @param best the best decision; empty if the game is over
   * @param positions how many positions were visited
   */
  public Solved {
    requireNonNull(best);
  }
}
