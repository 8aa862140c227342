package dev.baize.core.registry;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.table.TableProvider;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;

/** The tables that games bring, found when one is first asked for, as few programs do. */
final class Tables {

  private final Supplier<Map<String, TableProvider<?, ?, ?>>> byGame;

  private Tables(Supplier<List<TableProvider<?, ?, ?>>> tables) {
    this.byGame = Suppliers.memoize(() -> index(tables.get()));
  }

  /** No tables. */
  static Tables none() {
    return new Tables(List::of);
  }

  /** All that the module path and the class path offer. */
  static Tables installed() {
    return new Tables(Tables::load);
  }

  private static List<TableProvider<?, ?, ?>> load() {
    List<TableProvider<?, ?, ?>> tables = new ArrayList<>();
    for (TableProvider<?, ?, ?> table : ServiceLoader.load(TableProvider.class)) {
      Discovered.log(table);
      tables.add(table);
    }
    return tables;
  }

  /** These and more. */
  Tables with(Collection<? extends TableProvider<?, ?, ?>> more) {
    List<TableProvider<?, ?, ?>> added = List.copyOf(more);
    added.forEach(Discovered::log);
    return new Tables(
        () -> {
          List<TableProvider<?, ?, ?>> all = new ArrayList<>(byGame.get().values());
          all.addAll(added);
          return all;
        });
  }

  private static Map<String, TableProvider<?, ?, ?>> index(List<TableProvider<?, ?, ?>> tables) {
    Map<String, TableProvider<?, ?, ?>> byGame = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (TableProvider<?, ?, ?> table : tables) {
      TableProvider<?, ?, ?> other = byGame.putIfAbsent(table.game(), table);
      if (other != null) {
        throw new IllegalArgumentException(
            "two are the table of %s: %s and %s"
                .formatted(table.game(), other.getClass().getName(), table.getClass().getName()));
      }
    }
    return byGame;
  }

  /**
   * The table that a game brings, or else a plain one.
   *
   * @throws IllegalArgumentException if a game has two
   */
  @SuppressWarnings("unchecked") // A provider's types are those of the game that it names.
  <V extends View, D extends Decision, E extends Event> TableProvider<V, D, E> of(
      GameProvider<V, D, E> game) {
    TableProvider<?, ?, ?> own = byGame.get().get(game.name());
    return own == null
        ? TableProvider.plain(game.name(), game::decision)
        : (TableProvider<V, D, E>) own;
  }
}
