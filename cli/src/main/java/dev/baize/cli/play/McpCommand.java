package dev.baize.cli.play;

import dev.baize.cli.analyze.AnalysisTools;
import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.DealSeedOption;
import dev.baize.cli.command.PlayersOption;
import dev.baize.cli.command.TimeLimit;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Version;
import dev.baize.mcp.ModelServer;
import dev.baize.protocol.line.MalformedLineException;
import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "mcp",
    description = {
      "Let a language model play: its agent starts this program, and speaks the Model Context"
          + " Protocol on standard input and output, as docs/mcp.md says. It ends with the input.",
      "The model is told what its seat may know. Matches are kept in your folder of data once they"
          + " are over, unless --no-record says otherwise."
    })
public final class McpCommand extends ContextCommand {

  @Option(names = PlayGameCommand.NO_RECORD, description = "Do not keep matches.")
  private boolean unrecorded;

  /** {@link PlayersOption#requireUse} tells the programs of it. */
  @Option(
      names = TimeLimit.OPTION,
      paramLabel = "SECONDS",
      description =
          "How long a program that plays may take for a decision, such as 2 or 100ms; 10 seconds by"
              + " default.")
  TimeLimit limit = TimeLimit.parse("10");

  @Override
  public Integer call() throws IOException {
    ModelServer server =
        new ModelServer(
            registry(),
            Version.number(),
            DealSeedOption::drawn,
            unrecorded ? Optional.empty() : Optional.of(context().keptGames()),
            AnalysisTools.of(registry()));
    try {
      server.serve(terminal().inputBytes(), terminal().outputBytes());
    } catch (MalformedLineException e) {
      throw new CommandException(
          ExitStatus.REFUSED, "the agent does not keep to the protocol: " + e.getMessage(), e);
    }
    return ExitStatus.OK;
  }
}
