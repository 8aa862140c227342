package dev.baize.cli.end;

import com.google.common.collect.ImmutableSet;
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

  /** The methods that are called while players are being created. */
  private static final Set<String> CREATING = Set.of("create", "<init>", "<clinit>");

  /** The methods of players, which a match calls while it waits for one. */
  private static final Set<String> OF_PLAYERS =
      ImmutableSet.<String>builder()
          .addAll(CREATING)
          .add("decide", "observe", "advise", "name")
          .build();

  /** Finds who it is. */
  static Culprit of(ExitingThread exiting, @Nullable Activity activity) {
    if (activity == null) {
      return ofStack(exiting);
    }
    Optional<ActiveGame> own = activity.game(exiting.thread());
    if (own.isPresent()) {
      return ofGame(exiting, own.get());
    }
    List<ActiveGame> games = activity.games();
    if (exiting.isVirtual()) {
      return ofVirtual(games);
    }
    Culprit thread =
        new Culprit(
            "the thread " + exiting.thread().getName(),
            games.isEmpty() ? "" : games.get(0).reference());
    return closest(exiting, games, Kinship.NONE).orElse(thread);
  }

  /** The player that the first game waits for, if all wait for players of one provider. */
  private static Culprit ofVirtual(List<ActiveGame> games) {
    long providers =
        games.stream()
            .flatMap(game -> game.player().map(game.providers()::get).stream())
            .distinct()
            .count();
    Optional<ActiveGame> first = games.stream().findFirst();
    return new Culprit(
        first.flatMap(ActiveGame::player).filter(each -> providers == 1).orElse("a player"),
        first.map(ActiveGame::reference).orElse(""));
  }

  private static Culprit ofGame(ExitingThread exiting, ActiveGame game) {
    Optional<PlugInCall> call = PlugInCall.in(exiting.stack());
    Set<String> ofPlayers = game.player().isPresent() ? OF_PLAYERS : CREATING;
    if (exiting.isOfProgram() && call.filter(each -> isOther(each, ofPlayers)).isPresent()) {
      return new Culprit(call.get().callee(), game.reference());
    }
    if (game.player().isPresent()) {
      return new Culprit(game.player().get(), game.reference());
    }
    return closest(exiting, List.of(game), Kinship.SAME_PACKAGE)
        .orElseGet(() -> new Culprit(ofStack(exiting).name(), game.reference()));
  }

  /** Who it is as far as the stack alone tells. */
  static Culprit ofStack(ExitingThread exiting) {
    return new Culprit(
        PlugInCall.in(exiting.stack()).map(PlugInCall::callee).orElse("a plug-in"), "");
  }

  /** Whether a game, its rules or its table is called, not a player, which may be a lambda. */
  private static boolean isOther(PlugInCall call, Set<String> ofPlayers) {
    return !ofPlayers.contains(call.method()) && !call.lambda();
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
