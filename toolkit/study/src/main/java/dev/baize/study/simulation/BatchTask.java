package dev.baize.study.simulation;

/**
 * Plays each game of a {@link BatchRunner} and joins the results: a mutable reduction.
 *
 * <p>All worker threads share one task; a result is used by one thread at a time.
 *
 * @param <A> the result of games, a mutable accumulator
 */
public interface BatchTask<A> {

  /** A game in play. */
  @FunctionalInterface
  interface Game {

    /**
     * Plays until the game ends or has to wait for an answer from elsewhere; meanwhile its thread
     * can play others.
     *
     * @return whether the game has ended, and its result has been added
     */
    boolean advance();
  }

  /** {@return a new result of no games} */
  A begin();

  /**
   * {@return the number of games, 1 or more, that a thread may have in play at once; 1 by default}
   */
  default int maxConcurrentMatches() {
    return 1;
  }

  /**
   * Starts a game, whose result must depend on its number alone. If it throws, now or when it
   * advances, the run ends, unless an earlier game ends it.
   *
   * @param game the number of the game
   * @param into the result to add to when the game ends; no other game in play has it
   * @return the game, which is advanced by the current thread
   */
  Game start(long game, A into);

  /**
   * Adds the result of later games. The sum must not depend on how the games are split.
   *
   * @param total the result to add to
   * @param next of games after those of the total: immediately after them, unless games between
   *     were {@linkplain Progress#abandon abandoned}; not used afterwards
   */
  void join(A total, A next);
}
