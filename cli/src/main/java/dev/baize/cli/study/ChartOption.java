package dev.baize.cli.study;

import dev.baize.charts.Chart;
import dev.baize.cli.command.FileName;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.Terminal;
import dev.baize.study.file.ResultFile;
import dev.baize.study.report.ReportFormat;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option to draw a chart of a result. */
public final class ChartOption {

  @Option(
      names = "--chart",
      paramLabel = "FILE",
      description =
          "Draw a chart into this new file, such as chart.svg or chart.png; - draws a small one"
              + " below the table.")
  private @Nullable PictureFile chart;

  boolean isGiven() {
    return chart != null;
  }

  boolean isPicture() {
    return chart != null && chart.format() != null;
  }

  /** Checks that a file can be written for the result, if any, and another one for the chart. */
  public void requireFiles(ReportFormat format, @Nullable Path out) throws IOException {
    if (out != null) {
      ResultFile.of(out);
    }
    requireDestination(format, out);
  }

  /** Checks that the chart can be written beside the result, before there is one. */
  void requireDestination(ReportFormat format, @Nullable Path out) throws IOException {
    if (chart == null) {
      return;
    }
    if (isPicture()) {
      if (out != null && FileName.isSame(out, chart.path())) {
        throw Usage.error("--out and --chart name one file, " + chart.path());
      }
      chart.requireWritable();
    } else if (format != ReportFormat.TEXT) {
      throw Usage.error(
          "--chart - draws below a table: expected --format text, or --chart with a file");
    }
  }

  /** Draws a chart like the one to come and discards it, to know of a failure before any work. */
  public void drawOnce(Chart like) {
    if (chart != null) {
      chart.draw(like);
    }
  }

  public void show(Supplier<? extends Chart> drawn, Terminal terminal) {
    if (chart != null && isPicture()) {
      chart.write(drawn.get());
    } else if (chart != null) {
      terminal.print('\n' + drawn.get().text(terminal.outputColumns()));
    }
  }
}
