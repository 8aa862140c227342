package dev.baize.core.registry;

import static com.google.common.base.Strings.lenientFormat;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.table.PlainTable;
import dev.baize.core.table.TableProvider;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The tables of games, loaded lazily because few programs need them. */
final class Tables {

  private final boolean installed;
  private final List<TableProvider<?, ?, ?>> added;
  private @Nullable Map<String, TableProvider<?, ?, ?>> byGame;

  private Tables(boolean installed, List<TableProvider<?, ?, ?>> added) {
    this.installed = installed;
    this.added = added;
  }

  /** No tables. */
  static Tables none() {
    return new Tables(false, List.of());
  }

  /** The tables on the module path and the class path. */
  static Tables installed() {
    return new Tables(true, List.of());
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
    more.forEach(ProviderLog::found);
    List<TableProvider<?, ?, ?>> all = new ArrayList<>(added);
    all.addAll(more);
    return new Tables(installed, List.copyOf(all));
  }

  private synchronized Map<String, TableProvider<?, ?, ?>> byGame() {
    if (byGame == null) {
      List<TableProvider<?, ?, ?>> all = new ArrayList<>();
      if (installed) {
        all.addAll(load());
      }
      all.addAll(added);
      byGame = index(all);
    }
    return byGame;
  }

  private static Map<String, TableProvider<?, ?, ?>> index(List<TableProvider<?, ?, ?>> tables) {
    Map<String, TableProvider<?, ?, ?>> byGame = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (TableProvider<?, ?, ?> table : tables) {
      TableProvider<?, ?, ?> other = byGame.putIfAbsent(table.game(), table);
      if (other != null) {
        throw new IllegalArgumentException(
            lenientFormat(
                "two tables for %s: %s and %s",
                table.game(), other.getClass().getName(), table.getClass().getName()));
      }
    }
    return byGame;
  }

  /** A game's own table, or a plain one if it has none. */
  @SuppressWarnings("unchecked") // A provider has the type parameters of the game that it names.
  <V extends View, D extends Decision, E extends Event> TableProvider<V, D, E> of(
      GameProvider<V, D, E> game) {
    TableProvider<?, ?, ?> own = byGame().get(game.name());
    return own == null
        ? game.table()
            .orElseGet(() -> PlainTable.provider(game.name(), game.howToPlay(), game::decision))
        : (TableProvider<V, D, E>) own;
  }
}
