package dev.baize.cli.match;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.GameArgument;
import dev.baize.cli.command.PlayersOption;
import dev.baize.cli.command.RulesOption;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Version;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.protocol.host.HostedGame;
import dev.baize.protocol.host.Referee;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "host",
    description = {
      "Host another program, which starts this one and says when games begin: it is asked for"
          + " decisions on standard output and answers on standard input, one JSON object a line,"
          + " as docs/protocol.md says. It may also ask what is legal, what a decision leads to,"
          + " and what players advise, in any position.",
      "It ends with the input, or when the program says goodbye."
    })
public final class HostCommand extends ContextCommand {

  @Mixin private GameArgument game;

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "PLAYER",
      description =
          "- for the other program, and those that \"baize players GAME\" lists, but no person; with"
              + " settings as in Master:samples=200. One for all seats, several that sit down in turn"
              + " around the table, or one for each seat; - by default.")
  private List<String> players = List.of(Referee.PROGRAM);

  @Mixin private RulesOption rules;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "Any signed 64-bit number, 0 by default: games for which the program gives no seed are"
              + " those of \"baize simulate\" with the same N.")
  private Seed seed = Seed.of(0);

  @Mixin private PlayersOption.Time limit;

  @Override
  public Integer call() throws IOException {
    try {
      Usage.checked(() -> referee(registry().game(game.name())))
          .serve(terminal().inputBytes(), terminal().outputBytes());
    } catch (PlayerFailedException e) {
      throw new CommandException(ExitStatus.SOFTWARE, Referee.PROGRAM + ' ' + e.getMessage(), e);
    }
    return ExitStatus.OK;
  }

  private <V extends View, D extends Decision, E extends Event> Referee<V, D, E> referee(
      GameProvider<V, D, E> provider) {
    Referee<V, D, E> referee =
        new Referee<>(
            new HostedGame<>(provider, rules.of(provider), players, seed),
            registry(),
            Version.text(),
            context().installed().bots().failures());
    limit.duration().ifPresent(referee::limit);
    return referee;
  }
}
