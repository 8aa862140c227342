package dev.baize.cli.match;

import dev.baize.cli.command.ContextCommand;
import dev.baize.cli.command.Count;
import dev.baize.cli.command.FormatOption;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.Registry;
import dev.baize.study.report.ReportFormat;
import dev.baize.table.ReplayReport;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "replay",
    sortOptions = false,
    description = {
      "Print the transcript of a recorded game.",
      "With --format json, print every decision and event instead, and which seats were told of it."
    })
public final class ReplayCommand extends ContextCommand {

  @Parameters(
      paramLabel = "FILE",
      description = "The record of any game that is present; - is standard input.")
  private Path file;

  @Option(
      names = "--hand",
      paramLabel = "N",
      description = "Only this hand of a game of several; the first is 1.")
  private @Nullable Count hand;

  @Mixin private FormatOption format;

  @Override
  public Integer call() throws IOException {
    MatchRecord record = TranscriptMatch.read(file, context().terminal());
    Registry registry = context().installed().registry();
    if (hand == null && format.get() == ReportFormat.TEXT) {
      RecordedMatch.of(record, registry).transcript(context().terminal().out()).replay();
    } else {
      ReplayReport whole = ReplayReport.of(record, registry);
      long number = hand == null ? 0 : hand.value();
      ReplayReport shown =
          hand == null ? whole : Usage.checked("--hand: ", () -> whole.ofHand(number));
      context().terminal().print(format.get().print(shown));
    }
    return ExitStatus.OK;
  }
}
