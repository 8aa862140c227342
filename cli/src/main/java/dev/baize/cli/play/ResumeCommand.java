package dev.baize.cli.play;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.MaxDecisionsOption;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.match.TranscriptMatch;
import dev.baize.terminal.Pace;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = ResumeCommand.NAME,
    description = {
      "Print the transcript of a recorded game, then play on from where it stopped.",
      "What follows is added to the record, unless that came from standard input.",
      "Without FILE, choose one of your games at the table that are not over."
    })
public final class ResumeCommand extends ContextCommand {

  public static final String NAME = "resume";

  @Parameters(
      paramLabel = "FILE",
      arity = "0..1",
      description = "The record; its players must be present. - is standard input.")
  private @Nullable Path file;

  @Mixin private MaxDecisionsOption maxDecisions;

  @Override
  public Integer call() throws IOException {
    if (file == null) {
      if (!maxDecisions.arguments().isEmpty()) {
        throw Usage.error("which game may have so many decisions? expected FILE");
      }
      return new TableLauncher(context(), Pace.NORMAL, new PlayOptions())
          .resume(List.of(NAME), null);
    }
    new TranscriptMatch(context(), maxDecisions.number()).resume(file);
    return ExitStatus.OK;
  }
}
