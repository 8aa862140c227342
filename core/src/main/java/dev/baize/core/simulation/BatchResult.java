package dev.baize.core.simulation;

import static java.util.Objects.requireNonNull;

/**
 * What {@link BatchRunner} has played.
 *
 * @param result what the games yielded
 * @param completed those that are in it, all of them: the range that was asked for, or its
 *     beginning if the work was cancelled or enough was known
 * @param <A> what games yield
 */
public record BatchResult<A>(A result, GameRange completed) {

  /**
   * A result and its games.
   *
   * @param result what they yielded
   * @param completed the games
   */
  public BatchResult {
    requireNonNull(result);
    requireNonNull(completed);
  }
}
