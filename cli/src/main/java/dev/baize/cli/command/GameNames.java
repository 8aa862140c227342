package dev.baize.cli.command;

import dev.baize.core.registry.GameProvider;
import java.util.Iterator;

/** The names of all games, for the completion of command lines. The games are loaded on demand. */
public final class GameNames implements Iterable<String> {

  private final Installation installed;

  /** The names of the games that are installed. */
  public GameNames(Installation installed) {
    this.installed = installed;
  }

  @Override
  public Iterator<String> iterator() {
    return installed.registry().games().stream().map(GameProvider::name).toList().iterator();
  }
}
