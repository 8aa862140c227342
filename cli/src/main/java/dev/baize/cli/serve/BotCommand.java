package dev.baize.cli.serve;

import dev.baize.cli.command.GameArgument;
import dev.baize.cli.command.Installation;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.protocol.bot.BotServer;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays for another program. */
@Command(
    name = "bot",
    description = {
      "Play for another program, which starts this one and hosts the game: it reads questions from"
          + " standard input and writes decisions to standard output, one JSON object a line, as"
          + " docs/protocol.md says. It ends with the input, or when the host says goodbye.",
    })
public final class BotCommand implements Callable<Integer> {

  private final Terminal terminal;
  private final Installation installed;

  @Spec private CommandSpec spec;

  @Mixin private GameArgument game;

  @Parameters(
      index = "1",
      paramLabel = "PLAYER",
      description = {
        "One that \"baize players GAME\" lists, but no person; with settings as in"
            + " Master:samples=200, or else the host chooses them."
      })
  private String player;

  public BotCommand(Terminal terminal, Installation installed) {
    this.terminal = terminal;
    this.installed = installed;
  }

  @Override
  public Integer call() throws IOException {
    try {
      return serve(installed.registry().game(game.name()));
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
    }
  }

  private <V extends View, D extends Decision, E extends Event> int serve(
      GameProvider<V, D, E> provider) throws IOException {
    PlayerProvider<V, D, E> seated = installed.registry().player(provider, player);
    BotServer server = server(provider, seated);
    try {
      server.serve(terminal.inputBytes(), terminal.outputBytes());
    } catch (PlayerFailedException e) {
      throw failure(seated, e);
    } catch (IllegalArgumentException e) {
      throw new CommandException(
          ExitStatus.REFUSED, "the host does not keep to the protocol: " + e.getMessage(), e);
    }
    return ExitStatus.OK;
  }

  private static <V extends View, D extends Decision, E extends Event> BotServer server(
      GameProvider<V, D, E> provider, PlayerProvider<V, D, E> seated) {
    try {
      return new BotServer(provider, seated);
    } catch (PlayerFailedException e) {
      throw failure(seated, e);
    }
  }

  private static CommandException failure(
      PlayerProvider<?, ?, ?> seated, PlayerFailedException failure) {
    return new CommandException(
        ExitStatus.SOFTWARE, seated.name() + ' ' + failure.getMessage(), failure);
  }
}
