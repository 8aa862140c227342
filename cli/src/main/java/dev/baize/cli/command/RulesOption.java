package dev.baize.cli.command;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.registry.GameProvider;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option to choose the rules of a game. */
public final class RulesOption {

  private static final String NAME = "--rules";

  @Option(
      names = NAME,
      paramLabel = "TEXT",
      description =
          "The rules on one line, as in records and results; the game's default rules unless given.")
  private @Nullable String text;

  /** For picocli. */
  public RulesOption() {}

  /**
   * {@return the rules that are given, or else the game's default rules}
   *
   * @param <V> what a seat may know
   * @param <D> what a seat may decide
   * @param <E> what can happen
   * @param game whose rules they are
   * @throws IllegalArgumentException if they are not rules of this game
   */
  public <V extends View, D extends Decision, E extends Event> Rules<V, D, E> of(
      GameProvider<V, D, E> game) {
    return text == null ? game.rules() : game.rules(text);
  }

  /** {@return the arguments that give this option again; none if it is not given} */
  public List<String> arguments() {
    return text == null ? List.of() : List.of(NAME, text);
  }
}
