package dev.baize.cli.end;

import java.util.List;
import java.util.Optional;

/**
 * What the program is playing, for the report of a player that ends it. Called on a thread that
 * does not play.
 */
public interface Activity {

  /**
   * {@return the game that a thread plays; empty if it plays none, as a thread that a player has
   * started}
   *
   * @param thread any thread
   */
  Optional<ActiveGame> game(Thread thread);

  /** {@return all games in progress; empty between games} */
  List<ActiveGame> games();
}
