package dev.baize.study.simulation;

/**
 * A task whose games are played in stages, so that each thread can have several in play.
 *
 * @param <A> the result of games, a mutable accumulator
 */
public interface StagedTask<A> extends BatchTask<A> {

  /**
   * {@return the number of games, 1 or more, that each thread may have in play at the same time}
   */
  int simultaneous();

  /**
   * Begins a game.
   *
   * @param game the number of the game
   * @param into the result to add to when the game ends; no other game in play has it
   * @return the game, whose stages are all played by the current thread
   */
  StagedGame start(long game, A into);

  /** Plays all stages of a game. */
  @Override
  default void play(long game, A into) {
    StagedGame staged = start(game, into);
    boolean ended = false;
    while (!ended) {
      ended = staged.playOn();
    }
  }
}
