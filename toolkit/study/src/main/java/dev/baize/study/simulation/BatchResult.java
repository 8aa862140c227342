package dev.baize.study.simulation;

import static java.util.Objects.requireNonNull;

/**
 * The result of a {@link BatchRunner}.
 *
 * @param result the joined result of the games
 * @param completed exactly the games in the result: the range that was requested, a prefix of it if
 *     the run was cancelled or stopped early, or a part with gaps if games were {@linkplain
 *     Progress#abandon abandoned}
 * @param <A> the result of games
 */
public record BatchResult<A>(A result, GameSet completed) {

  /**
   * Creates a result.
   *
   * @param result the joined result
   * @param completed the games
   */
  public BatchResult {
    requireNonNull(result);
    requireNonNull(completed);
  }
}
