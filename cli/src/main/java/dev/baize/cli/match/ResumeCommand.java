package dev.baize.cli.match;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.MaxDecisionsOption;
import dev.baize.cli.io.ExitStatus;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = TranscriptTerminal.RESUME,
    description = {
      "Print the transcript of a recorded game, then play on from where it stopped.",
      "What follows is added to the record, unless that came from standard input."
    })
public final class ResumeCommand extends ContextCommand {

  @Parameters(
      paramLabel = "FILE",
      description = "The record; its players must be present. - is standard input.")
  private Path file;

  @Mixin private MaxDecisionsOption maxDecisions;

  @Override
  public Integer call() throws IOException {
    new TranscriptMatch(context(), maxDecisions.number()).resume(file);
    return ExitStatus.OK;
  }
}
