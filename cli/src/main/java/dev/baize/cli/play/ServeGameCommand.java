package dev.baize.cli.play;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.Count;
import dev.baize.core.game.Seat;
import dev.baize.core.registry.GameProvider;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** Serves a table of one game, which determines the name and the options of the command. */
@Command
public final class ServeGameCommand implements Callable<Integer> {

  private static final String PEOPLE = "--people";
  private static final String SAME_CARDS = "--same-cards";

  private final CommandContext context;
  private final NewGameOptions<?, ?, ?> newGame;

  @Mixin private ServeOptions served;

  @Option(
      names = PEOPLE,
      paramLabel = "N",
      description = {
        "How many people play, each at an address of their own; two of four seats are partners.",
        "The game begins when all have said their names, or when the first says so. By default, 1."
      })
  private long people = 1;

  @Option(
      names = SAME_CARDS,
      description =
          "All of --people, of whom each has a table, get the same cards in the first game.")
  private boolean alike;

  @Mixin private PlayOptions options;

  private ServeGameCommand(CommandContext context, GameProvider<?, ?, ?> game) {
    this.context = context;
    this.newGame = new NewGameOptions<>(context, game);
  }

  public static CommandSpec of(CommandContext context, GameProvider<?, ?, ?> game) {
    ServeGameCommand command = new ServeGameCommand(context, game);
    CommandSpec spec = command.newGame.addTo(CommandSpec.forAnnotatedObject(command));
    if (game.rules().seats() > 1) {
      spec.remove(spec.findOption(SAME_CARDS));
    }
    return spec;
  }

  @Override
  public Integer call() throws IOException {
    NewGameOptions.Chosen chosen = newGame.choose(options.hints);
    int seated = (int) Count.require(PEOPLE, people, Seat.MAX_COUNT);
    return new TableServer(context, served, options)
        .serve(
            home -> {
              newGame.remember();
              return home.open(chosen.header(), newGame.hasSeed(), seated, alike, chosen.hints());
            });
  }
}
