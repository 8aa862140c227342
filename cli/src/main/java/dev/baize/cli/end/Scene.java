package dev.baize.cli.end;

/** What the program is playing, asked about while it ends, by a thread that plays nothing. */
public interface Scene {

  /**
   * {@return the player that a thread is waiting for, and its seat: {@code Simple at seat 2}}
   *
   * @param thread one that may play
   */
  String player(Thread thread);

  /**
   * {@return which game the thread plays, and how to see it again}
   *
   * @param thread one that may play
   */
  String game(Thread thread);
}
