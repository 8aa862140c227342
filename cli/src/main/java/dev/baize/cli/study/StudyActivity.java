package dev.baize.cli.study;

import dev.baize.cli.end.ActiveGame;
import dev.baize.cli.end.Activity;
import dev.baize.core.game.Seat;
import dev.baize.core.simulation.GameInProgress;
import dev.baize.core.simulation.Progress;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The games of a study that are being played.
 *
 * @param unit what is counted: {@code game} or {@code round}
 * @param seed of the study
 * @param progress knows the games
 * @param providers the name of the class that provides a player
 * @param replay the command that plays one of them alone
 */
record StudyActivity(
    String unit,
    long seed,
    Progress progress,
    Function<String, Optional<String>> providers,
    Function<GameInProgress, String> replay)
    implements Activity {

  private static final int MOST = 3;

  @Override
  public Optional<ActiveGame> game(Thread thread) {
    return progress.game(thread).map(this::active);
  }

  @Override
  public List<ActiveGame> games() {
    return progress.games().stream().map(this::active).toList();
  }

  private ActiveGame active(GameInProgress game) {
    Map<String, String> classes = new LinkedHashMap<>();
    for (int seat = 0; seat < game.players().size(); seat++) {
      String player = game.players().get(seat);
      String seated = player + " at " + Seat.of(seat);
      providers.apply(player).ifPresent(name -> classes.put(seated, name));
    }
    return new ActiveGame(game.player(), classes, named(game) + "; " + again(game));
  }

  private String named(GameInProgress game) {
    return String.format(Locale.ROOT, "%s %d from seed %d", unit, game.number(), seed);
  }

  private String again(GameInProgress game) {
    return "to play it alone: " + replay.apply(game);
  }

  /** The abandoned games, on one line. */
  String givenUp(List<GameInProgress> games) {
    StringBuilder line = new StringBuilder("given up:");
    for (GameInProgress game : games.subList(0, Math.min(games.size(), MOST))) {
      line.append(' ').append(named(game)).append(", where ").append(DecisionClock.waitedFor(game));
      line.append(" had not answered;");
    }
    if (games.size() > MOST) {
      line.append(" and ").append(games.size() - MOST).append(" more;");
    }
    return line + " to play the first alone: " + replay.apply(games.get(0));
  }

  /** What is wrong with a game whose player takes too long. */
  String tooSlow(SlowDecisionException slow) {
    return named(slow.game()) + ": " + slow.getMessage() + "; " + again(slow.game());
  }
}
