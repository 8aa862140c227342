package dev.baize.cli.end;

import dev.baize.cli.jar.PlugInCall;
import java.util.List;
import java.util.Locale;
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
   * {@return what a person is told who ends the program in the middle of this: the plug-in that a
   * thread waits for, and how to reproduce that; empty if it waits for none}
   *
   * @param thread the one that runs the command
   */
  default Optional<String> interruption(Thread thread) {
    return game(thread)
        .flatMap(
            game ->
                game.player()
                    .or(() -> PlugInCall.of(thread).map(PlugInCall::callee))
                    .map(callee -> givenUp(callee, game.reference())));
  }

  /**
   * {@return the line on a plug-in that has not answered}
   *
   * @param callee the plug-in
   * @param reference what it was asked, and how to reproduce that
   */
  static String givenUp(String callee, String reference) {
    return String.format(Locale.ROOT, "given up: %s had not answered; %s", callee, reference);
  }

  /** {@return all games in progress; empty between games} */
  List<ActiveGame> games();
}
