package dev.baize.core.solve;

import dev.baize.core.game.Decision;
import dev.baize.core.game.View;

/**
 * Comes closer to an equilibrium of a zero-sum game of two seats with each iteration. Mutable and
 * not thread-safe.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public interface Solver<V extends View, D extends Decision> {

  /** {@return the name of the algorithm in the literature, such as {@code CFR+}} */
  String algorithm();

  /**
   * Goes on.
   *
   * @param iterations how many further iterations, 0 or more
   * @throws IllegalArgumentException if they are negative, or the game proves to be none that this
   *     algorithm solves
   */
  void run(long iterations);

  /** {@return the number of iterations so far} */
  long iterations();

  /** {@return the average strategy of all iterations so far, which approaches an equilibrium} */
  Strategy<V, D> averageStrategy();
}
