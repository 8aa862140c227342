package dev.baize.cli.end;

import dev.baize.cli.jar.PlugInCall;
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

  /**
   * {@return what a thread waits for, and how to reproduce that; empty if it waits for no plug-in}
   *
   * @param thread any thread
   */
  default Optional<String> awaited(Thread thread) {
    return game(thread)
        .flatMap(
            game ->
                game.player()
                    .or(() -> PlugInCall.of(thread).map(PlugInCall::callee))
                    .map(callee -> callee + " had not answered; " + game.reference()));
  }

  /** {@return all games in progress; empty between games} */
  List<ActiveGame> games();
}
