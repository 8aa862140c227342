package dev.baize.cli.command;

import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import java.util.Iterator;

/** The names of all games, for the completion of command lines. The games are loaded on demand. */
public final class GameNames implements Iterable<String> {

  @Override
  public Iterator<String> iterator() {
    return Registry.load().games().stream().map(GameProvider::name).iterator();
  }
}
