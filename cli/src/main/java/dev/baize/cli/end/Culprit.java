package dev.baize.cli.end;

import dev.baize.cli.jar.PlugInCall;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Who has ended the program: the player that the thread was waiting for, or, if the thread plays no
 * game or players are being seated, the player whose classes it runs.
 *
 * @param name the player and its seat, or else the thread
 * @param reference which game it was, and how to reproduce it; empty if unknown
 */
record Culprit(String name, String reference) {

  /** The methods of players, which a match calls while it waits for one. */
  private static final Set<String> OF_PLAYERS = Set.of("decide", "observe", "advise", "name");

  /** Finds who it is. */
  static Culprit of(ExitingThread exiting, @Nullable Activity activity) {
    if (activity == null) {
      return ofStack(exiting);
    }
    Optional<ActiveGame> own = activity.game(exiting.thread());
    if (own.isPresent()) {
      Optional<PlugInCall> call = PlugInCall.in(exiting.stack()).filter(Culprit::isOfGame);
      if (own.get().seated() && exiting.isOfProgram() && call.isPresent()) {
        return new Culprit(call.get().callee(), own.get().reference());
      }
      Culprit named = new Culprit(own.get().player(), own.get().reference());
      return own.get().seated()
          ? named
          : closest(exiting, List.of(own.get()), Kinship.SAME_PACKAGE).orElse(named);
    }
    List<ActiveGame> games = activity.games();
    Culprit thread =
        new Culprit(
            "the thread " + exiting.thread().getName(),
            games.isEmpty() ? "" : games.get(0).reference());
    return closest(exiting, games, Kinship.NONE).orElse(thread);
  }

  /** Who it is as far as the stack alone tells. */
  static Culprit ofStack(ExitingThread exiting) {
    return new Culprit(
        PlugInCall.in(exiting.stack()).map(PlugInCall::callee).orElse("a plug-in"), "");
  }

  /** Whether a game, its rules or its table is called, not a player, which may be a lambda. */
  private static boolean isOfGame(PlugInCall call) {
    return !OF_PLAYERS.contains(call.method()) && !call.lambda();
  }

  /**
   * The player whose provider is closest to a class on the stack; empty if two are.
   *
   * @param less is not close enough
   */
  private static Optional<Culprit> closest(
      ExitingThread exiting, List<ActiveGame> games, int less) {
    Culprit closest = null;
    String provider = "";
    int best = less;
    for (ActiveGame game : games) {
      for (Map.Entry<String, String> player : game.providers().entrySet()) {
        int kinship = exiting.kinship(player.getValue());
        if (kinship > best) {
          closest = new Culprit(player.getKey(), game.reference());
          provider = player.getValue();
          best = kinship;
        } else if (kinship == best && !player.getValue().equals(provider)) {
          closest = null;
        }
      }
    }
    return Optional.ofNullable(closest);
  }
}
