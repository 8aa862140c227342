package dev.baize.cli.end;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Who has ended the program: the player that the thread was waiting for, or, if the thread plays no
 * game, the player whose classes it runs.
 *
 * @param name the player and its seat, or else the thread
 * @param reference which game it was, and how to reproduce it; empty if unknown
 */
record Culprit(String name, String reference) {

  /** Finds who it is. */
  static Culprit of(ExitingThread exiting, @Nullable Activity activity) {
    if (activity == null) {
      return new Culprit(ActiveGame.NOBODY, "");
    }
    Optional<ActiveGame> own = activity.game(exiting.thread());
    if (own.isPresent()) {
      return new Culprit(own.get().player(), own.get().reference());
    }
    List<ActiveGame> games = activity.games();
    Culprit thread =
        new Culprit(
            "the thread " + exiting.thread().getName(),
            games.isEmpty() ? "" : games.get(0).reference());
    return closest(exiting, games).orElse(thread);
  }

  /** The player whose provider is closest to a class on the stack; empty if two are. */
  private static Optional<Culprit> closest(ExitingThread exiting, List<ActiveGame> games) {
    Culprit closest = null;
    String provider = "";
    int best = Kinship.NONE;
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
