package dev.baize.cli.play;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.match.TranscriptMatch;
import dev.baize.core.record.Header;
import dev.baize.core.registry.GameProvider;
import dev.baize.web.DealProof;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "verify",
    description = {
      "Tell whether nobody chose the cards of a game among friends, which its record proves: each"
          + " browser and the server had committed to the bytes from which the cards follow.",
      "Whose bytes they are only the browsers know; each compares its own when the game is over."
    })
public final class VerifyCommand extends ContextCommand {

  @Parameters(
      paramLabel = "FILE",
      description = "The record of a game that baize serve has dealt, over or not.")
  private Path file;

  @Override
  public Integer call() throws IOException {
    Header header = TranscriptMatch.read(file, terminal()).header();
    GameProvider<?, ?, ?> game = registry().game(header.game());
    try {
      terminal().print(DealProof.verify(header, game) + "\n");
      return ExitStatus.OK;
    } catch (IllegalArgumentException e) {
      throw new CommandException(ExitStatus.REFUSED, file + ": " + e.getMessage(), e);
    }
  }
}
