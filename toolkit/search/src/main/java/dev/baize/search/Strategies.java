package dev.baize.search;

import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.record.MalformedFileException;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.text.Excerpt;
import dev.baize.search.solve.SolvedGame;
import dev.baize.search.solve.Strategy;
import dev.baize.search.solve.StrategyFile;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The strategies of a game that were solved beforehand, from files that are read once each.
 * Thread-safe.
 */
final class Strategies<V extends View, D extends Decision> {

  private final GameProvider<V, D, ?> game;
  private final Map<String, SolvedGame<V, D>> byFile = new ConcurrentHashMap<>();

  Strategies(GameProvider<V, D, ?> game) {
    this.game = game;
  }

  /**
   * The strategy in a file.
   *
   * @throws IllegalArgumentException that names the file, if it cannot be read or is not a strategy
   *     for these rules
   */
  Strategy<V, D> of(String file, Rules<V, D, ?> rules) {
    SolvedGame<V, D> solved = byFile.computeIfAbsent(file, this::read);
    if (!solved.rules().equals(rules.text())) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s: a strategy for the rules %s; expected one for %s",
              file,
              Excerpt.quote(solved.rules()),
              Excerpt.quote(rules.text())));
    }
    return solved.strategy();
  }

  /**
   * Rejects a strategy that contains no first view, for instance because the format of views has
   * changed.
   */
  private void requireKnownStart(String file, SolvedGame<V, D> solved) {
    Strategy<V, D> strategy = solved.strategy();
    List<ChanceOutcome<V, D>> outcomes = game.rules(solved.rules()).chanceOutcomes();
    boolean known =
        outcomes.isEmpty()
            ? strategy.size() > 0
            : outcomes.stream().map(ChanceOutcome::game).anyMatch(start -> knows(strategy, start));
    if (!known) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s: a strategy that knows no first view of %s; expected one of this version of the"
                  + " game",
              file,
              game.name()));
    }
  }

  private static <V extends View, D extends Decision> boolean knows(
      Strategy<V, D> strategy, Game<V, D> start) {
    return !start.isOver() && !strategy.at(start.view(start.toAct())).isEmpty();
  }

  private SolvedGame<V, D> read(String file) {
    try {
      SolvedGame<V, D> solved = StrategyFile.read(Path.of(file), game);
      requireKnownStart(file, solved);
      return solved;
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException(
          Excerpt.quote(file) + ": expected the path of a file: " + e.getReason(), e);
    } catch (IOException | MalformedFileException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }
}
