package dev.baize.cli.play;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.io.ExitStatus;
import dev.baize.review.notation.Notation;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "convert",
    description = {
      "Write the game in a file to a new file, in the notation that its name ends with: .egn is"
          + " Euchre Game Notation, .ptn the one in which an app reports hands of euchre (read"
          + " only), and any other name a record."
    },
    footer = {
      "",
      "Examples:",
      "",
      "  baize convert finals.egn finals.baize",
      "  baize convert game.baize game.egn"
    })
public final class ConvertCommand extends ContextCommand {

  @Parameters(index = "0", paramLabel = "FROM", description = "The game.")
  private Path from;

  @Parameters(index = "1", paramLabel = "TO", description = "A new file.")
  private Path to;

  @Override
  public Integer call() throws IOException {
    Notation.convert(from, to);
    return ExitStatus.OK;
  }
}
