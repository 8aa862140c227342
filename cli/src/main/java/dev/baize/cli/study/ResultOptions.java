package dev.baize.cli.study;

import dev.baize.cli.chart.Chart;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.report.ReportFormat;
import dev.baize.core.registry.Registry;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How a result is printed, written to a file and drawn. */
final class ResultOptions {

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "${COMPLETION-CANDIDATES}; text by default.")
  private ReportFormat format = ReportFormat.TEXT;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write the exact result to this new file too, to be merged with other parts.")
  private @Nullable Path out;

  @Mixin private ChartOption chart;

  /** For picocli. */
  ResultOptions() {}

  /** Whether a chart is requested. */
  boolean hasChart() {
    return chart.isGiven();
  }

  /**
   * Checks that the result can be written, before it is known.
   *
   * @throws IOException that names a file, if it cannot be
   */
  void requireFiles() throws IOException {
    if (out != null) {
      ResultFile.of(out);
    }
    chart.requireDestination(format, out);
  }

  /**
   * Checks that a chart can be drawn, if one is requested.
   *
   * @param like makes a result of the same kind as the one to come
   * @param games know what their scores count
   * @throws CommandException if it cannot be drawn
   */
  void requireChart(Supplier<StudyResult> like, Registry games) {
    if (chart.isGiven()) {
      chart.drawOnce(chart(like.get(), games));
    }
  }

  /**
   * Writes the result to its file, prints it, and draws its chart; each even if another failed.
   *
   * @throws CommandException if one could not be written, or several
   */
  void publish(StudyResult result, CommandContext context) {
    Terminal terminal = context.terminal();
    Publication.publish(
        terminal,
        () -> write(result.text()),
        format.print(result.report(context.registry()), terminal.outputColumns()),
        () -> chart.show(() -> chart(result, context.registry()), terminal));
  }

  private static Chart chart(StudyResult result, Registry games) {
    try {
      return result.chart(games);
    } catch (IllegalArgumentException e) {
      throw new CommandException(ExitStatus.USAGE, String.valueOf(e.getMessage()), e);
    }
  }

  private void write(String text) {
    if (out != null) {
      Publication.write(out, text);
    }
  }
}
