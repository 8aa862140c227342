package dev.baize.cli.play;

import dev.baize.cli.command.CommandContext;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.registry.GameProvider;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;

/** Serves a table of one game, which determines the name and the options of the command. */
@Command
public final class ServeGameCommand<V extends View, D extends Decision, E extends Event>
    implements Callable<Integer> {

  private final CommandContext context;
  private final NewGameOptions<V, D, E> newGame;
  private final CommandSpec spec;

  @Mixin private ServeOptions served;

  @Mixin private PlayOptions options;

  private ServeGameCommand(CommandContext context, GameProvider<V, D, E> game) {
    this.context = context;
    this.newGame = new NewGameOptions<>(context, game);
    this.spec = CommandSpec.forAnnotatedObject(this);
    newGame.addTo(spec);
  }

  public static CommandSpec of(CommandContext context, GameProvider<?, ?, ?> game) {
    return new ServeGameCommand<>(context, game).spec;
  }

  @Override
  public Integer call() throws IOException {
    NewGameOptions.Chosen chosen = newGame.choose(options.hints);
    TableServer server = new TableServer(context, served, options);
    return server.serve(
        home -> {
          newGame.remember();
          return home.open(server.journal(chosen.header()), chosen.hints());
        });
  }
}
