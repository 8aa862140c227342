package dev.baize.core.registry;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.common.collect.Iterables;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.table.PlainTable;
import dev.baize.core.table.TableProvider;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;

/** The tables of games, loaded lazily because few programs need them. */
final class Tables {

  private final Supplier<Map<String, TableProvider<?, ?, ?>>> byGame;

  private Tables(Supplier<Iterable<TableProvider<?, ?, ?>>> tables) {
    this.byGame = Suppliers.memoize(() -> index(tables.get()));
  }

  /** No tables. */
  static Tables none() {
    return new Tables(List::of);
  }

  /** The tables on the module path and the class path. */
  static Tables installed() {
    return new Tables(Tables::load);
  }

  private static List<TableProvider<?, ?, ?>> load() {
    List<TableProvider<?, ?, ?>> tables = new ArrayList<>();
    for (TableProvider<?, ?, ?> table : ServiceLoader.load(TableProvider.class)) {
      ProviderLog.found(table);
      tables.add(table);
    }
    return tables;
  }

  /** These tables and more. */
  Tables with(Collection<? extends TableProvider<?, ?, ?>> more) {
    List<TableProvider<?, ?, ?>> added = List.copyOf(more);
    added.forEach(ProviderLog::found);
    return new Tables(() -> Iterables.concat(byGame.get().values(), added));
  }

  private static Map<String, TableProvider<?, ?, ?>> index(
      Iterable<TableProvider<?, ?, ?>> tables) {
    Map<String, TableProvider<?, ?, ?>> byGame = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (TableProvider<?, ?, ?> table : tables) {
      TableProvider<?, ?, ?> other = byGame.putIfAbsent(table.game(), table);
      if (other != null) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "two tables for %s: %s and %s",
                table.game(),
                other.getClass().getName(),
                table.getClass().getName()));
      }
    }
    return byGame;
  }

  /**
   * A game's own table, or a plain one if it has none.
   *
   * @throws IllegalArgumentException if a game has two
   */
  @SuppressWarnings("unchecked") // A provider has the type parameters of the game that it names.
  <V extends View, D extends Decision, E extends Event> TableProvider<V, D, E> of(
      GameProvider<V, D, E> game) {
    TableProvider<?, ?, ?> own = byGame.get().get(game.name());
    return own == null
        ? PlainTable.provider(game.name(), game::decision)
        : (TableProvider<V, D, E>) own;
  }
}
