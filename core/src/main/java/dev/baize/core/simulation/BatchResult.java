package dev.baize.core.simulation;

import static java.util.Objects.requireNonNull;

/**
 * The result of a {@link BatchRunner}.
 *
 * @param result the joined result of the games
 * @param completed exactly the games in the result: the range that was requested; a first part of
 *     it if the run was cancelled or stopped early; or a part with gaps if games were {@linkplain
 *     Progress#abandon given up}
 * @param <A> the result of games
 */
public record BatchResult<A>(A result, GameSet completed) {

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
