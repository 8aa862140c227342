package dev.baize.core.simulation;

/**
 * Plays each game of a {@link BatchRunner} and joins the results: a mutable reduction.
 *
 * <p>All threads share one task; a result belongs to one thread at a time.
 *
 * @param <A> the result of games: mutable, something that can be added to
 */
public interface BatchTask<A> {

  /** {@return a new result of no games} */
  A begin();

  /**
   * Plays a game and adds its result, which must depend on the game's number alone. What it throws
   * ends the run, unless an earlier game ends it.
   *
   * @param game the number of the game
   * @param into is added to
   */
  void play(long game, A into);

  /**
   * Adds the result of later games. The sum must not depend on how the games are split.
   *
   * @param total is added to
   * @param next of games after those of the total: immediately after them, unless games between
   *     were {@linkplain Progress#abandon given up}; not used afterwards
   */
  void join(A total, A next);
}
