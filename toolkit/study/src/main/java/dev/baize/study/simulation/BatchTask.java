package dev.baize.study.simulation;

/**
 * Plays each game of a {@link BatchRunner} and joins the results: a mutable reduction.
 *
 * <p>All worker threads share one task; a result is used by one thread at a time.
 *
 * @param <A> the result of games, a mutable accumulator
 */
public interface BatchTask<A> {

  /** {@return a new result of no games} */
  A begin();

  /**
   * Plays a game and adds its result, which must depend on the game's number alone. If it throws,
   * the run ends, unless an earlier game ends it.
   *
   * @param game the number of the game
   * @param into the result to add to
   */
  void play(long game, A into);

  /**
   * Adds the result of later games. The sum must not depend on how the games are split.
   *
   * @param total the result to add to
   * @param next of games after those of the total: immediately after them, unless games between
   *     were {@linkplain Progress#abandon abandoned}; not used afterwards
   */
  void join(A total, A next);
}
