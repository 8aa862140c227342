package dev.baize.cli.play;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.Count;
import dev.baize.cli.command.RulesOption;
import dev.baize.cli.command.TextConverter;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.table.TableOption;
import dev.baize.core.table.TableProvider;
import dev.baize.core.table.TableValues;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import dev.baize.table.PlainTable;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/**
 * Plays one game with a person at the table; the game determines the name and the options of the
 * command.
 *
 * @param <V> what a seat may know
 * @param <D> what it decides
 * @param <E> what happens
 */
@Command
public final class PlayGameCommand<V extends View, D extends Decision, E extends Event>
    implements Callable<Integer> {

  private static final String PREFIX = "--";

  private final CommandContext context;
  private final TableLauncher launcher;
  private final GameProvider<V, D, E> game;
  private final TableProvider<V, D, E> table;
  private final CommandSpec spec;
  private final OpponentsOption opponents = new OpponentsOption();
  private final RulesOption chosen = new RulesOption();

  @Mixin private PlayOptions options;

  private PlayGameCommand(CommandContext context, GameProvider<V, D, E> game) {
    this.context = context;
    this.launcher = new TableLauncher(context);
    this.game = game;
    this.table = PlainTable.unlessProvided(context.installed().registry(), game);
    this.spec = CommandSpec.forAnnotatedObject(this);
    spec.name(game.name())
        .interpolateVariables(false)
        .usageMessage()
        .description(literal(table.description()));
    if (game.rules().seats() > 1) {
      spec.addMixin("opponents", CommandSpec.forAnnotatedObject(opponents));
    }
    if (table.options().isEmpty()) {
      spec.addMixin("rules", CommandSpec.forAnnotatedObject(chosen));
    }
    table.options().forEach(option -> spec.addOption(spec(option)));
  }

  /**
   * {@return the command of a game}
   *
   * @param context shared by all commands
   * @param game its name is the command's
   */
  public static CommandSpec of(CommandContext context, GameProvider<?, ?, ?> game) {
    return new PlayGameCommand<>(context, game).spec;
  }

  /**
   * {@return what a command throws when a game, or its table, has failed}
   *
   * @param game the game
   * @param thrown what it has thrown
   */
  public static CommandException failure(GameProvider<?, ?, ?> game, Throwable thrown) {
    return thrown instanceof CommandException failure
        ? failure
        : new CommandException(ExitStatus.SOFTWARE, TableLauncher.failure(game, thrown), thrown);
  }

  /** Escapes a description, which picocli uses as a format string. */
  private static String literal(String text) {
    return text.replace("%", "%%");
  }

  private static OptionSpec spec(TableOption<?> option) {
    OptionSpec.Builder spec =
        OptionSpec.builder(PREFIX + option.name())
            .paramLabel(option.label())
            .description(literal(option.help()))
            .type(option.defaultValue().getClass());
    if (option.defaultValue() instanceof Long) {
      spec.converters(new TextConverter<>(text -> Count.parse(text).value()));
    }
    if (option.defaultValue() instanceof Integer) {
      spec.converters(new TextConverter<>(text -> whole(text, option)));
    }
    return spec.build();
  }

  private static int whole(String text, TableOption<?> option) {
    try {
      return (int) WholeNumber.parse(text, Integer.MIN_VALUE, Integer.MAX_VALUE);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s is not a whole number, such as %s",
              Excerpt.quote(text),
              option.defaultValue()),
          e);
    }
  }

  @Override
  public Integer call() throws IOException {
    Map<String, Object> given = new HashMap<>();
    for (TableOption<?> option : table.options()) {
      Object value = spec.findOption(PREFIX + option.name()).getValue();
      if (value != null) {
        given.put(option.name(), value);
      }
    }
    Rules<V, D, E> rules;
    List<Participant> participants;
    String hints;
    try {
      rules = table.rules(chosen.of(game), new TableValues(given));
      Opponents others = new Opponents(context.installed().registry(), game, table);
      participants = others.participants(rules.seats(), opponents.names());
      hints = others.hints(options.hints());
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
    } catch (RuntimeException | Error e) {
      throw failure(game, e);
    }
    return launcher.begin(game, rules, participants, hints, options);
  }
}
