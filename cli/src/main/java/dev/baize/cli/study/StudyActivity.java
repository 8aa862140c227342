package dev.baize.cli.study;

import dev.baize.cli.command.TimeLimit;
import dev.baize.cli.end.Activity;
import dev.baize.core.simulation.GameInProgress;
import dev.baize.core.simulation.Progress;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The games of a study that are being played.
 *
 * @param unit what is counted: {@code game} or {@code round}
 * @param seed of the study
 * @param progress knows the games
 * @param replay the command that plays one of them alone
 */
record StudyActivity(
    String unit, long seed, Progress progress, Function<GameInProgress, String> replay)
    implements Activity {

  private static final int MOST = 3;

  @Override
  public String player(Thread thread) {
    GameInProgress game = game(progress, thread);
    return game == null ? "a player" : game.player();
  }

  @Override
  public String game(Thread thread) {
    GameInProgress game = game(progress, thread);
    return game == null ? "between games" : named(game) + "; " + again(game);
  }

  /** The game of a thread; the first of all where a player has started the thread. */
  private static @Nullable GameInProgress game(Progress progress, Thread thread) {
    Optional<GameInProgress> own = progress.game(thread);
    return own.or(() -> progress.games().stream().findFirst()).orElse(null);
  }

  private String named(GameInProgress game) {
    return "%s %d from seed %d".formatted(unit, game.number(), seed);
  }

  private String again(GameInProgress game) {
    return "to play it alone: " + replay.apply(game);
  }

  /** The abandoned games, on one line. */
  String givenUp(List<GameInProgress> games) {
    StringBuilder line = new StringBuilder("given up:");
    for (GameInProgress game : games.subList(0, Math.min(games.size(), MOST))) {
      line.append(' ').append(named(game)).append(", where ").append(game.player());
      line.append(" had not answered;");
    }
    if (games.size() > MOST) {
      line.append(" and ").append(games.size() - MOST).append(" more;");
    }
    return line + " to play the first alone: " + replay.apply(games.get(0));
  }

  /** What is wrong with a game whose player takes too long. */
  String tooSlow(GameInProgress game, @Nullable TimeLimit limit) {
    return "%s: %s had not answered within %s s, after %d decisions; %s"
        .formatted(named(game), game.player(), limit, game.turn(), again(game));
  }
}
