package dev.baize.cli.study;

import dev.baize.charts.Chart;
import dev.baize.cli.command.FileName;
import dev.baize.cli.command.TextConverter;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
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
      converter = ChartOption.ChartPlaceConverter.class,
      description =
          "Draw a chart into this new file, such as chart.svg or chart.png; - draws a small one"
              + " below the table.")
  private @Nullable ChartDestination destination;

  /** {@return whether a chart is requested} */
  public boolean isGiven() {
    return destination != null;
  }

  /** Whether a chart is requested that is written to a file. */
  boolean isPicture() {
    return destination != null && destination.picture() != null;
  }

  /** Checks that the chart can be written, before there is one. */
  public void requireDestination(ReportFormat format, @Nullable Path out) throws IOException {
    if (destination == null) {
      return;
    }
    PictureFile picture = destination.picture();
    if (picture != null) {
      if (out != null && FileName.isSame(out, picture.path())) {
        throw refusal("--out and --chart name one file, " + picture.path());
      }
      picture.requireWritable();
    } else if (format != ReportFormat.TEXT) {
      throw refusal(
          "--chart - draws below a table: expected --format text, or --chart with a file");
    }
  }

  /** Draws a chart and discards it, so that a failure is known before any work. */
  public void drawOnce(Chart like) {
    if (destination != null) {
      draw(destination.picture(), like);
    }
  }

  /** Draws a chart to its destination, if one is requested. */
  public void show(Supplier<? extends Chart> chart, Terminal terminal) {
    if (destination == null) {
      return;
    }
    PictureFile picture = destination.picture();
    if (picture == null) {
      terminal.print('\n' + chart.get().text(terminal.outputColumns()));
    } else {
      picture.write(draw(picture, chart.get()));
    }
  }

  private static byte[] draw(@Nullable PictureFile picture, Chart chart) {
    return picture == null ? new byte[0] : picture.draw(chart, "; --chart - draws in the terminal");
  }

  private static CommandException refusal(String reason) {
    return new CommandException(ExitStatus.USAGE, reason);
  }

  static final class ChartPlaceConverter extends TextConverter<ChartDestination> {

    ChartPlaceConverter() {
      super(ChartDestination::parse);
    }
  }
}
