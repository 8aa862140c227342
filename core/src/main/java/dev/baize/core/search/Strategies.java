package dev.baize.core.search;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.solve.SolvedGame;
import dev.baize.core.solve.Strategy;
import dev.baize.core.solve.StrategyFile;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.MalformedFileException;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The strategies of a game that are in files, each of which is read once. Thread-safe. */
final class Strategies<V extends View, D extends Decision> {

  private final GameProvider<V, D, ?> game;
  private final Map<String, SolvedGame<V, D>> byFile = new ConcurrentHashMap<>();

  Strategies(GameProvider<V, D, ?> game) {
    this.game = game;
  }

  /**
   * The strategy in a file.
   *
   * @throws IllegalArgumentException that names the file, if it cannot be read or is no strategy
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

  private SolvedGame<V, D> read(String file) {
    try {
      return StrategyFile.read(Path.of(file), game);
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException(
          Excerpt.quote(file) + ": expected the path of a file: " + e.getReason(), e);
    } catch (IOException | MalformedFileException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }
}
