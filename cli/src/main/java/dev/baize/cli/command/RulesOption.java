package dev.baize.cli.command;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.jar.PlugInCall;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.text.Thrown;
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
   * @throws CommandException if the game has no default rules
   */
  public <V extends View, D extends Decision, E extends Event> Rules<V, D, E> of(
      GameProvider<V, D, E> game) {
    return text == null ? defaultsOf(game) : game.rules(text);
  }

  /** Nobody but the game is to blame if these are refused. */
  private static <V extends View, D extends Decision, E extends Event> Rules<V, D, E> defaultsOf(
      GameProvider<V, D, E> game) {
    Rules<V, D, E> rules;
    try {
      rules = game.rules();
    } catch (RuntimeException | Error e) {
      throw failure(game, "fails at rules(): " + Thrown.text(e), e);
    }
    if (rules == null) {
      throw failure(game, "answers nothing (null) at rules()", null);
    }
    return rules;
  }

  private static CommandException failure(
      GameProvider<?, ?, ?> game, String failure, @Nullable Throwable cause) {
    return new CommandException(
        ExitStatus.SOFTWARE, PlugInCall.named(game.getClass()) + ' ' + failure, cause);
  }

  /** {@return the arguments that give this option again; none if it is not given} */
  public List<String> arguments() {
    return text == null ? List.of() : List.of(NAME, text);
  }
}
