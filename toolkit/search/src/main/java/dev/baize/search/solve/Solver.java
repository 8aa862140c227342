package dev.baize.search.solve;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.core.game.Decision;
import dev.baize.core.game.View;

/**
 * An iterative algorithm that converges to a Nash equilibrium of a two-player zero-sum game.
 * Mutable and not thread-safe.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public interface Solver<V extends View, D extends Decision> {

  /** {@return the name of the algorithm in the literature, such as {@code CFR+}} */
  String algorithm();

  /**
   * Runs another iteration.
   *
   * @throws IllegalArgumentException if the game proves not to be one that this algorithm solves
   */
  void iterate();

  /**
   * Runs further iterations.
   *
   * @param more how many, 0 or more
   * @throws IllegalArgumentException if it is negative, or the game proves not to be one that this
   *     algorithm solves
   */
  default void run(long more) {
    checkArgument(more >= 0, "%s iterations; expected 0 or more", more);
    for (long i = 0; i < more; i++) {
      iterate();
    }
  }

  /** {@return the number of iterations so far} */
  long iterations();

  /** {@return the average strategy of all iterations so far, which approaches an equilibrium} */
  Strategy<V, D> averageStrategy();
}
