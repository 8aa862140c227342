package dev.baize.cli.command;

import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import java.util.Iterator;
import picocli.CommandLine.Parameters;

public final class GameArgument {

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      completionCandidates = GameArgument.Names.class,
      description = "One that \"baize players\" lists.")
  private String game;

  public String name() {
    return game;
  }

  /** The names of all games, to complete command lines with. The games are loaded on demand. */
  public static final class Names implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return Registry.load().games().stream().map(GameProvider::name).iterator();
    }
  }
}
