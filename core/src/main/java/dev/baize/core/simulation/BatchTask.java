package dev.baize.core.simulation;

/**
 * What {@link BatchRunner} does for each game, and how what it yields is put together.
 *
 * <p>All threads share one object of this; what it yields belongs to one thread at a time.
 *
 * @param <A> what games yield: something that can be added to
 */
public interface BatchTask<A> {

  /** {@return what no game at all yields} Always a new object. */
  A begin();

  /**
   * Plays a game and adds what it yields. That must depend on the game's number alone. What it
   * throws ends the work, unless the work has ended before that game.
   *
   * @param game the number of the game
   * @param into is added to
   */
  void play(long game, A into);

  /**
   * Adds what the games that follow have yielded. However the games are split, the sum must be the
   * same.
   *
   * @param total is added to
   * @param next of games that follow immediately on those of the total; not used any more
   */
  void join(A total, A next);
}
