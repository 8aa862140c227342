package dev.baize.cli.command;

import dev.baize.core.registry.GameProvider;
import java.util.Iterator;

/** The names of all games, for the completion of command lines. The games are loaded on demand. */
public final class GameNames implements Iterable<String> {

  private final CommandContext context;

  /**
   * The games of a context.
   *
   * @param context provides the games
   */
  public GameNames(CommandContext context) {
    this.context = context;
  }

  @Override
  public Iterator<String> iterator() {
    return context.installed().registry().games().stream().map(GameProvider::name).toList().iterator();
  }
}
