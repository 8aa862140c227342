package dev.baize.core.solve;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.View;
import dev.baize.core.lines.Fields;
import dev.baize.core.lines.FormatReader;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.text.MalformedFileException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.OptionalDouble;

/**
 * A strategy and how it was found, in the form in which it is kept in files. Immutable.
 *
 * @param game the name of the game
 * @param rules the text of its rules
 * @param algorithm what found the strategy, such as {@code CFR+}
 * @param iterations of the algorithm, 0 or more
 * @param exploitability of the strategy; empty if it was not computed
 * @param strategy for both seats
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public record SolvedGame<V extends View, D extends Decision>(
    String game,
    String rules,
    String algorithm,
    long iterations,
    OptionalDouble exploitability,
    Strategy<V, D> strategy) {

  /**
   * Checks what can be written in a line.
   *
   * @param game the name of the game
   * @param rules the text of its rules
   * @param algorithm what found the strategy
   * @param iterations 0 or more
   * @param exploitability finite; empty if it was not computed
   * @param strategy for both seats
   * @throws IllegalArgumentException if a text is not one printable line, or a number is out of its
   *     range
   */
  public SolvedGame {
    Fields.requireName("game", game);
    Fields.requireRules(rules);
    Fields.requireName("algorithm", algorithm);
    checkArgument(iterations >= 0, "%s iterations; expected 0 or more", iterations);
    checkArgument(
        Double.isFinite(exploitability.orElse(0)),
        "exploitability %s: expected a number",
        exploitability);
    requireNonNull(strategy);
  }

  /**
   * Reads a strategy from a file.
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param file contains what {@link #text} printed
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
   * @param text printed by {@link #text}
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

  /**
   * {@return all of it as text, which {@link #parse} turns into an equal value} See {@link
   * dev.baize.core.solve}.
   */
  public String text() {
    return StrategyText.print(this);
  }
}
