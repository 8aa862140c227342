package dev.baize.cli.command;

import dev.baize.core.registry.GameProvider;
import java.util.Iterator;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/** The names of all games, for the completion of command lines. The games are loaded on demand. */
public final class GameNames implements Iterable<String> {

  private final CommandContext context;

  private GameNames(CommandContext context) {
    this.context = context;
  }

  /**
   * {@return a factory for the classes that picocli annotations name}
   *
   * @param context provides the games
   */
  public static IFactory factory(CommandContext context) {
    return new IFactory() {
      @Override
      public <K> K create(Class<K> type) throws Exception {
        return type == GameNames.class
            ? type.cast(new GameNames(context))
            : CommandLine.defaultFactory().create(type);
      }
    };
  }

  @Override
  public Iterator<String> iterator() {
    return context.registry().games().stream().map(GameProvider::name).toList().iterator();
  }
}
