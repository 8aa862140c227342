package dev.baize.cli.play;

import static java.util.Objects.requireNonNullElseGet;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.DealSeedOption;
import dev.baize.cli.command.RulesOption;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.record.Header;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.table.Level;
import dev.baize.core.table.TableOption;
import dev.baize.core.table.TableProvider;
import dev.baize.table.ChosenLevels;
import dev.baize.table.Opponents;
import dev.baize.table.PlainTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** The options that choose a new game at the table; the game determines most of them. */
final class NewGameOptions<V extends View, D extends Decision, E extends Event> {

  private static final String PREFIX = "--";
  private static final String OPPONENTS = "--opponents";
  private static final String LEVEL = "--level";

  /** A comma, unless a setting follows it, which belongs to the player before. */
  private static final String COMMA_BETWEEN_PLAYERS = ",(?![^,:=]*=)";

  private final CommandContext context;
  private final GameProvider<V, D, E> game;
  private final TableProvider<V, D, E> table;
  private final ChosenLevels levels;
  private final CommandSpec spec;
  private final RulesOption chosen = new RulesOption();

  @Mixin private DealSeedOption seed;

  @Option(
      names = OPPONENTS,
      paramLabel = "NAME",
      split = COMMA_BETWEEN_PLAYERS,
      splitSynopsisLabel = ",",
      description = {
        "The players in the other seats, as \"baize players\" lists them: one for all "
            + "seats, or one for each, separated by commas, clockwise from your left; with "
            + "settings as in Master:samples=200.",
        "Those of the level by default."
      })
  private List<String> opponents = List.of();

  @Option(
      names = LEVEL,
      paramLabel = "LEVEL",
      description = {
        "How well the others play: easy, medium, hard or best.",
        "By default, what you chose last for this game; before that, medium."
      })
  private @Nullable Level level;

  /** A new game, the player that gives hints, and what the person is told of the opponents. */
  record Chosen(Header header, String hints, String greeting) {}

  NewGameOptions(CommandContext context, GameProvider<V, D, E> game) {
    this.context = context;
    this.game = game;
    this.table = PlainTable.unlessProvided(game);
    this.levels = new ChosenLevels(context.environment(), context.terminal()::complain);
    this.spec = CommandSpec.forAnnotatedObject(this);
    if (game.rules().seats() == 1) {
      spec.remove(spec.findOption(OPPONENTS));
      spec.remove(spec.findOption(LEVEL));
    }
    if (table.options().isEmpty()) {
      spec.addMixin("rules", CommandSpec.forAnnotatedObject(chosen));
    }
    table.options().forEach(option -> spec.addOption(spec(option)));
  }

  /** Adds these options to the command of the game, with its name and its description. */
  CommandSpec addTo(CommandSpec command) {
    command
        .name(game.name())
        .interpolateVariables(false)
        .addMixin("game", spec)
        .usageMessage()
        .description(literal(table.description()));
    return command;
  }

  /** Escapes a description, which picocli uses as a format string. */
  private static String literal(String text) {
    return text.replace("%", "%%");
  }

  private static OptionSpec spec(TableOption<?> option) {
    return OptionSpec.builder(PREFIX + option.name())
        .paramLabel(option.label())
        .description(literal(option.help()))
        .type(option.defaultValue().getClass())
        .build();
  }

  /** The game that is chosen, where hints come from a named player or the strongest. */
  Chosen choose(@Nullable String hinting) {
    if (level != null && !opponents.isEmpty()) {
      throw Usage.error(LEVEL + " and " + OPPONENTS + " do not go together");
    }
    Map<String, Object> given = new HashMap<>();
    for (TableOption<?> option : table.options()) {
      Object value = spec.findOption(PREFIX + option.name()).getValue();
      if (value != null) {
        given.put(option.name(), value);
      }
    }
    try {
      Rules<V, D, E> rules = table.rules().apply(chosen.of(game), given);
      Opponents others = new Opponents(context.installed().registry(), game, table);
      boolean byLevel = opponents.isEmpty() && rules.seats() > 1;
      List<String> named =
          byLevel
              ? List.of(others.player(requireNonNullElseGet(level, () -> levels.of(game.name()))))
              : opponents;
      List<Participant> participants = others.participants(rules.seats(), named);
      String hints = others.hints(hinting);
      Header header =
          new Header(game.name(), rules.text(), seed.seed(context.command()), participants);
      String with = byLevel ? "You play with " + others.names(header, Seat.of(0)) + "." : "";
      return new Chosen(header, hints, with);
    } catch (IllegalArgumentException e) {
      throw new CommandException(ExitStatus.USAGE, String.valueOf(e.getMessage()), e);
    } catch (RuntimeException | Error e) {
      throw TableLauncher.failure(game, e);
    }
  }

  boolean hasSeed() {
    return seed.isGiven();
  }

  /** Keeps the level, if one is given, for the next game. */
  void remember() {
    if (level != null) {
      levels.choose(game.name(), level);
    }
  }
}
