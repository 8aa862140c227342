package dev.baize.cli.match;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(name = "replay", description = "Print the transcript of a recorded game.")
public final class ReplayCommand extends ContextCommand {

  @Parameters(
      paramLabel = "FILE",
      description = "The record of any game that is present; - is standard input.")
  private Path file;

  @Override
  public Integer call() throws IOException {
    MatchRecord record = TranscriptMatch.read(file, context().terminal());
    RecordedMatch.of(record, context().installed().registry())
        .transcript(context().terminal().out())
        .replay();
    return ExitStatus.OK;
  }
}
