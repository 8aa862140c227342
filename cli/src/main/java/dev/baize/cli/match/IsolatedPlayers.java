package dev.baize.cli.match;

import dev.baize.cli.command.Installation;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.ProgramEnd;
import dev.baize.cli.io.Terminal;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.protocol.bot.BotServer;
import java.io.IOException;

/** The entry point of the processes in which the players of {@code --isolated} jars play. */
public final class IsolatedPlayers {

  private IsolatedPlayers() {}

  /**
   * Lets the players of a class path, the only argument, play for the process that has started this
   * one. If the jars cannot be used, the last line on standard error says why.
   */
  public static void main(String[] args) throws IOException {
    ProcessHandle.current().parent().ifPresent(IsolatedPlayers::endAfter);
    Terminal terminal = Terminal.standard();
    int status = ExitStatus.SOFTWARE;
    try {
      Registry installed = Registry.load();
      Installation players = new Installation(new ProgramEnd(), installed);
      players.addJars(args[0]);
      Registry all = players.registry();
      new BotServer(all, player -> !has(installed, all.game(player.game()), player.name()))
          .serve(terminal.inputBytes(), terminal.outputBytes());
      status = ExitStatus.OK;
    } catch (CommandException e) {
      status = e.status();
      terminal.fail(String.valueOf(e.getMessage()));
    } catch (RuntimeException | Error e) {
      terminal.fail(e.toString());
    } finally {
      // Threads and hooks of players cannot keep the process.
      Runtime.getRuntime().halt(status);
    }
  }

  /** Ends the process with its parent: while a player thinks, nobody reads the end of the input. */
  private static void endAfter(ProcessHandle parent) {
    var unused = parent.onExit().thenRun(() -> Runtime.getRuntime().halt(ExitStatus.SOFTWARE));
  }

  private static boolean has(Registry registry, GameProvider<?, ?, ?> game, String player) {
    return registry.players(game).stream().anyMatch(each -> each.name().equals(player));
  }
}
