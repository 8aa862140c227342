package dev.baize.cli.end;

/**
 * What the program is playing, for the report of a player that ends it. Called on a thread that
 * does not play.
 */
public interface Activity {

  /**
   * {@return the player that a thread is waiting for, and its seat: {@code Simple at seat 2}}
   *
   * @param thread one that may play
   */
  String player(Thread thread);

  /**
   * {@return which game the thread plays, and how to reproduce it}
   *
   * @param thread one that may play
   */
  String game(Thread thread);
}
