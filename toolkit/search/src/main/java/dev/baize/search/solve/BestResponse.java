package dev.baize.search.solve;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.View;

/**
 * A best response of one seat to a strategy of the other.
 *
 * @param value what the game is then worth to the seat that responds
 * @param strategy by which that seat takes the best decision on each view, the first of several
 *     that are equally good, and the other seat decides as in the strategy that was responded to
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public record BestResponse<V extends View, D extends Decision>(
    double value, Strategy<V, D> strategy) {

  /**
   * Creates a best response.
   *
   * @param value to the seat that responds
   * @param strategy for both seats
   */
  public BestResponse {
    requireNonNull(strategy);
  }
}
