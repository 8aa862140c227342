package dev.baize.cli.command;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.Maps;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Measure;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.study.simulation.StudySetup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

public final class RulesOption {

  private static final String NAME = "--rules";

  @Option(
      names = NAME,
      paramLabel = "TEXT",
      description =
          "The rules on one line, as in records and results; the game's default rules unless"
              + " given.")
  private @Nullable String text;

  /**
   * {@return the rules that are given, or else the game's default rules} An {@link
   * IllegalArgumentException} says that they are not rules of this game; a {@link
   * CommandException}, that the game fails, or that no file can hold its rules or measures.
   */
  public <V extends View, D extends Decision, E extends Event> Rules<V, D, E> of(
      GameProvider<V, D, E> game) {
    Rules<V, D, E> given = text == null ? null : game.rules(text);
    return checked(game, () -> given == null ? game.rules() : given);
  }

  /**
   * {@return the rules that are given, by an empty text; or else all presets of the game, by their
   * names, if it has several}
   */
  public <V extends View, D extends Decision, E extends Event> Map<String, Rules<V, D, E>> all(
      GameProvider<V, D, E> game) {
    List<String> presets = text == null ? ask(game, game::presets) : List.of();
    if (presets.size() <= 1) {
      return Map.of("", of(game));
    }
    Map<String, Rules<V, D, E>> all = new LinkedHashMap<>();
    presets.forEach(preset -> all.put(preset, checked(game, () -> game.rules(preset))));
    return all;
  }

  /** The rules, which records and results can hold. */
  private static <V extends View, D extends Decision, E extends Event> Rules<V, D, E> checked(
      GameProvider<V, D, E> game, Supplier<Rules<V, D, E>> made) {
    return ask(
        game,
        () -> {
          Rules<V, D, E> rules = made.get();
          Maps.uniqueIndex(rules.measures(), Measure::name);
          new StudySetup(game.name(), rules.text(), Seed.of(0), List.of());
          checkArgument(rules.seats() > 0, "%s seats", rules.seats());
          return rules;
        });
  }

  private static <T> T ask(GameProvider<?, ?, ?> game, Supplier<T> answer) {
    try {
      return answer.get();
    } catch (RuntimeException | Error e) {
      throw new CommandException(
          ExitStatus.SOFTWARE,
          game.name() + " has rules that fail (" + game.getClass().getName() + "): " + e,
          e);
    }
  }

  /** {@return the arguments that give this option again; none if it is not given} */
  public List<String> arguments() {
    return text == null ? List.of() : arguments(text);
  }

  public static List<String> arguments(String rules) {
    return List.of(NAME, rules);
  }
}
