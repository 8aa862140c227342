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
  private @Nullable Destination destination;

  /** Where a chart goes: into a file, or to the terminal if there is none. */
  public record Destination(@Nullable PictureFile picture) {

    public static Destination parse(String text) {
      return new Destination(
          text.equals("-") ? null : PictureFile.parse(text, ", or - for the terminal"));
    }
  }

  boolean isGiven() {
    return destination != null;
  }

  boolean isPicture() {
    return picture() != null;
  }

  private @Nullable PictureFile picture() {
    return destination == null ? null : destination.picture;
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
    PictureFile picture = picture();
    if (picture != null) {
      if (out != null && FileName.isSame(out, picture.path())) {
        throw Usage.error("--out and --chart name one file, " + picture.path());
      }
      picture.requireWritable();
    } else if (destination != null && format != ReportFormat.TEXT) {
      throw Usage.error(
          "--chart - draws below a table: expected --format text, or --chart with a file");
    }
  }

  /** Draws a chart like the one to come and discards it, to know of a failure before any work. */
  public void drawOnce(Chart like) {
    PictureFile picture = picture();
    if (picture != null) {
      draw(picture, like);
    }
  }

  public void show(Supplier<? extends Chart> chart, Terminal terminal) {
    PictureFile picture = picture();
    if (picture != null) {
      ResultPublisher.write(picture.path(), draw(picture, chart.get()));
    } else if (destination != null) {
      terminal.print('\n' + chart.get().text(terminal.outputColumns()));
    }
  }

  private static byte[] draw(PictureFile picture, Chart chart) {
    return picture.draw(chart, "; --chart - draws in the terminal");
  }
}
