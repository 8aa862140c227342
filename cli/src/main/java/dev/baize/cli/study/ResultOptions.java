package dev.baize.cli.study;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.baize.charts.Chart;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.FormatOption;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.core.registry.Registry;
import dev.baize.study.file.ResultFile;
import dev.baize.study.file.ResultKind;
import dev.baize.study.simulation.GameRange;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

final class ResultOptions {

  @Mixin private FormatOption format;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write the exact result to this new file too, to be merged with other parts.")
  @Nullable Path out;

  @Mixin ChartOption chart;

  /** What an interrupted run has left in the file. */
  private @Nullable ShownResult before;

  /** Checks that the result can be written, before it is known. */
  void requireFiles() throws IOException {
    chart.requireFiles(format.get(), out);
  }

  /**
   * Checks that the result can be written; returns what an interrupted run of the same study has
   * left in its file, or else the empty result.
   */
  ShownResult before(ShownResult empty, GameRange part) throws IOException {
    if (out == null || !ResultKind.isIn(out)) {
      requireFiles();
      return empty;
    }
    ResultFile.existing(out);
    chart.requireDestination(format.get(), out);
    ShownResult found = ShownResult.read(out);
    try {
      found.requireSameStudy(empty, part);
    } catch (IllegalArgumentException e) {
      throw new CommandException(
          ExitStatus.REFUSED,
          out + " cannot be continued: " + e.getMessage() + "; nothing is overwritten",
          e);
    }
    before = found;
    return found;
  }

  /** Checks that a chart like the one to come can be drawn, if one is requested. */
  void requireChart(ShownResult like, Registry games) {
    if (chart.isGiven()) {
      chart.drawOnce(chart(like, games));
    }
  }

  /**
   * Writes the result to its file, prints it, and draws its chart; each even if another failed. Of
   * a partial result that can be continued, no picture is drawn yet.
   */
  void publish(ShownResult result, boolean partial, CommandContext context) {
    Terminal terminal = context.terminal();
    Registry games = context.installed().registry();
    boolean drawn = !(partial && out != null && chart.isPicture());
    ResultPublisher.publish(
        terminal,
        () -> write(result.result().text()),
        format.get().print(result.report(games), terminal.outputColumns()),
        drawn ? () -> chart.show(() -> chart(result, games), terminal) : () -> {});
  }

  private static Chart chart(ShownResult result, Registry games) {
    return Usage.checked(() -> result.chart(games));
  }

  private void write(String text) {
    if (before == null) {
      ResultPublisher.write(out, () -> text);
    } else if (out != null && !text.equals(before.result().text())) {
      ResultPublisher.replace(out, before.result().text().getBytes(UTF_8), text.getBytes(UTF_8));
    }
  }
}
