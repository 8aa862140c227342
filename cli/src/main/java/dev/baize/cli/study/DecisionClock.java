package dev.baize.cli.study;

import com.google.common.math.LongMath;
import dev.baize.cli.command.TimeLimit;
import dev.baize.core.text.Plural;
import dev.baize.study.simulation.GameInProgress;
import dev.baize.study.simulation.Progress;
import java.math.RoundingMode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Detects a decision that takes too long by polling which decision each game is waiting for. This
 * costs the games nothing, and time in which the process is suspended does not count.
 */
public final class DecisionClock {

  private static final int LOOKS = 10;
  private static final long MAX_MILLIS = 250;

  private final TimeLimit limit;
  private final Predicate<GameInProgress> exempt;
  private final long everyMillis;
  private final long most;
  private final Map<GameInProgress, Wait> waits = new HashMap<>();

  /** A decision, and how many polls have found it pending. */
  private record Wait(long turn, long looks) {}

  public DecisionClock(TimeLimit limit) {
    this(limit, game -> false);
  }

  /** A clock for all games but those that wait for a player with a clock of its own. */
  DecisionClock(TimeLimit limit, Predicate<GameInProgress> exempt) {
    this.limit = limit;
    this.exempt = exempt;
    long millis = TimeUnit.NANOSECONDS.toMillis(limit.nanos());
    this.everyMillis = Math.min(MAX_MILLIS, Math.max(1, millis / LOOKS));
    this.most = LongMath.divide(millis, everyMillis, RoundingMode.CEILING);
  }

  public long everyMillis() {
    return everyMillis;
  }

  /** {@return a game of which a decision has taken too long, or null} To be called at each poll. */
  public @Nullable GameInProgress look(Progress progress) {
    List<GameInProgress> games = progress.games();
    waits.keySet().retainAll(games);
    for (GameInProgress game : games) {
      Wait wait = waits.get(game);
      if (wait == null || wait.turn != game.turn() || exempt.test(game)) {
        waits.put(game, new Wait(game.turn(), 0));
      } else if (wait.looks == most) {
        return game;
      } else {
        waits.put(game, new Wait(game.turn(), wait.looks + 1));
      }
    }
    return null;
  }

  public String reason(GameInProgress game) {
    String after = Plural.of(game.turn(), "decision");
    return waitedFor(game) + " had not answered within " + limit + " s, after " + after;
  }

  /** The player that has not answered, or the game itself. */
  static String waitedFor(GameInProgress game) {
    return game.player().orElse("the game");
  }
}
