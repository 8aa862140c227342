package dev.baize.search.solve;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.View;
import dev.baize.core.lines.FormatReader;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.text.MalformedFileException;
import java.io.IOException;
import java.nio.file.Path;

/** The text in which strategies are kept in files: see {@link dev.baize.search.solve}. */
public final class StrategyFile {

  private StrategyFile() {}

  /**
   * {@return a strategy, and how it was found, as text} {@link #parse} turns it into an equal
   * value.
   *
   * @param solved the strategy
   */
  public static String text(SolvedGame<?, ?> solved) {
    return StrategyText.print(solved);
  }

  /**
   * Reads a strategy from a file.
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param file contains what {@link #text} returned
   * @param provider the game that it is a strategy for
   * @return the strategy
   * @throws MalformedFileException if the file is not a strategy for that game, or was damaged
   * @throws IOException that names the file, if it cannot be read
   */
  public static <V extends View, D extends Decision> SolvedGame<V, D> read(
      Path file, GameProvider<V, D, ?> provider) throws IOException {
    return reader(provider).read(file);
  }

  /**
   * Parses a strategy.
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param text what {@link #text} returned
   * @param provider the game that it is a strategy for
   * @return the strategy
   * @throws MalformedFileException if the text is not a strategy for that game, or was damaged
   */
  public static <V extends View, D extends Decision> SolvedGame<V, D> parse(
      String text, GameProvider<V, D, ?> provider) {
    return reader(provider).parse(text);
  }

  private static <V extends View, D extends Decision> FormatReader<SolvedGame<V, D>> reader(
      GameProvider<V, D, ?> provider) {
    requireNonNull(provider);
    return new FormatReader<>(
        MalformedFileException::new, (in, source) -> StrategyReader.read(in, source, provider));
  }
}
