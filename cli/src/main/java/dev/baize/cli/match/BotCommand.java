package dev.baize.cli.match;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.GameArgument;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.protocol.bot.BotServer;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "bot",
    description =
        "Play for another program, which starts this one and hosts the game: it reads questions from"
            + " standard input and writes decisions to standard output, one JSON object a line, as"
            + " docs/protocol.md says. It ends with the input, or when the host says goodbye.")
public final class BotCommand extends ContextCommand {

  @Mixin private GameArgument game;

  @Parameters(
      index = "1",
      paramLabel = "PLAYER",
      description =
          "One that \"baize players GAME\" lists, but no person; with settings as in"
              + " Master:samples=200, or else the host chooses them.")
  private String player;

  @Override
  public Integer call() throws IOException {
    return Usage.checked(() -> serve(registry().game(game.name())));
  }

  private <V extends View, D extends Decision, E extends Event> int serve(
      GameProvider<V, D, E> provider) throws IOException {
    PlayerProvider<V, D, E> seated = registry().player(provider, player);
    try {
      serve(new BotServer(provider, seated));
    } catch (PlayerFailedException e) {
      throw new CommandException(ExitStatus.SOFTWARE, seated.name() + ' ' + e.getMessage(), e);
    }
    return ExitStatus.OK;
  }

  private void serve(BotServer server) throws IOException {
    try {
      server.serve(terminal().inputBytes(), terminal().outputBytes());
    } catch (IllegalArgumentException e) {
      throw new CommandException(
          ExitStatus.REFUSED, "the host does not keep to the protocol: " + e.getMessage(), e);
    }
  }
}
