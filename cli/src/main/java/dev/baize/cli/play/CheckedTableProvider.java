package dev.baize.cli.play;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.match.People;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Speech;
import dev.baize.core.table.TableOption;
import dev.baize.core.table.TableProvider;
import dev.baize.core.table.TableValues;
import dev.baize.core.table.Theme;
import dev.baize.core.text.Plural;
import java.util.List;
import java.util.Locale;

/**
 * A provider of tables whose failures are {@link CommandException}s that name its class.
 *
 * @param table the provider
 * @param calls calls its methods
 * @param <V> what a seat may know
 * @param <D> what a seat may decide
 * @param <E> what can happen
 */
record CheckedTableProvider<V extends View, D extends Decision, E extends Event>(
    TableProvider<V, D, E> table, TableCalls calls) implements TableProvider<V, D, E> {

  /**
   * The table of a game.
   *
   * @throws IllegalArgumentException as {@link Registry#table} does
   */
  static <V extends View, D extends Decision, E extends Event> CheckedTableProvider<V, D, E> of(
      GameProvider<V, D, E> game, Registry registry) {
    TableProvider<V, D, E> table = registry.table(game);
    return new CheckedTableProvider<>(table, new TableCalls(game.name(), table));
  }

  @Override
  public String game() {
    return calls.game();
  }

  @Override
  public String description() {
    return calls.ask("description", table::description);
  }

  @Override
  public List<String> names(int seats) {
    List<String> names = calls.list("names", () -> table.names(seats));
    if (names.size() != seats) {
      throw calls.failure(
          String.format(
              Locale.ROOT,
              "answers %s at names(); expected %d",
              Plural.of(names.size(), "name"),
              seats),
          null);
    }
    for (String name : names) {
      calls.ask("names", () -> new Participant(People.HUMAN, name).requireRecordable());
    }
    return names;
  }

  @Override
  public List<String> players() {
    return calls.list("players", table::players);
  }

  @Override
  public List<TableOption<?>> options() {
    return calls.list("options", table::options);
  }

  /**
   * {@inheritDoc}
   *
   * @throws CommandException if the provider fails at anything but a value
   */
  @Override
  public Rules<V, D, E> rules(Rules<V, D, E> defaults, TableValues values) {
    try {
      return calls.ask("rules", () -> table.rules(defaults, values));
    } catch (CommandException e) {
      if (e.getCause() instanceof IllegalArgumentException refusal) {
        throw refusal;
      }
      throw e;
    }
  }

  @Override
  public GameTable<V, D, E> table(Speech speech, Theme theme) {
    GameTable<V, D, E> made = calls.ask("table", () -> table.table(speech, theme));
    return new CheckedTable<>(made, new TableCalls(calls.game(), made));
  }
}
