package dev.baize.core.registry;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.table.TableProvider;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The tables of games, loaded lazily because few programs need them. */
final class Tables {

  private final boolean installed;
  private final List<TableProvider<?, ?, ?>> added;
  private @Nullable Map<String, TableProvider<?, ?, ?>> byGame;

  /**
   * The given tables, after all those on the module path and the class path if these are included.
   */
  Tables(boolean installed, List<TableProvider<?, ?, ?>> added) {
    this.installed = installed;
    this.added = added;
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
      Map<String, TableProvider<?, ?, ?>> found = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
      if (installed) {
        for (TableProvider<?, ?, ?> table : ServiceLoader.load(TableProvider.class)) {
          ProviderLog.found(table);
          Registry.put(found, "table for", table.game(), table);
        }
      }
      added.forEach(table -> Registry.put(found, "table for", table.game(), table));
      byGame = found;
    }
    return byGame;
  }

  /** A game's own table; empty if it has none. */
  @SuppressWarnings("unchecked") // A provider has the type parameters of the game that it names.
  <V extends View, D extends Decision, E extends Event> Optional<TableProvider<V, D, E>> of(
      GameProvider<V, D, E> game) {
    TableProvider<?, ?, ?> found = byGame().get(game.name());
    return found == null ? game.table() : Optional.of((TableProvider<V, D, E>) found);
  }
}
