package dev.baize.cli.study;

import dev.baize.charts.Chart;
import dev.baize.charts.ImageFormat;
import dev.baize.cli.command.FileName;
import dev.baize.cli.command.Usage;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Terminal;
import dev.baize.core.text.Excerpt;
import dev.baize.study.file.ResultFile;
import dev.baize.study.report.ReportFormat;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

public final class ChartOption {

  @Option(
      names = "--chart",
      paramLabel = "FILE",
      description =
          "Draw a chart into this new file, such as chart.svg or chart.png; - draws a small one"
              + " below the table.")
  private @Nullable PictureFile chart;

  /**
   * Where a picture of a chart goes: into a new file, as nothing is overwritten; or if there is no
   * format, to the terminal, as text.
   */
  public record PictureFile(Path path, @Nullable ImageFormat format) {

    /** {@return the file of a name such as chart.svg, or the terminal for a hyphen} */
    public static PictureFile parse(String name) {
      if (name.equals(Terminal.INPUT)) {
        return new PictureFile(Path.of(name), null);
      }
      for (ImageFormat format : ImageFormat.values()) {
        if (name.toLowerCase(Locale.ROOT).endsWith(format.ending())) {
          return new PictureFile(FileName.parse(name), format);
        }
      }
      throw new IllegalArgumentException(notAPlace(name));
    }

    private static String notAPlace(String name) {
      return Excerpt.quote(name)
          + " is not a place for a chart; expected a file name that ends in .svg or .png";
    }

    /** Checks that this is a file which can be written, as far as that is known beforehand. */
    public void requireWritable() throws IOException {
      if (format == null) {
        throw Usage.error("--chart " + notAPlace(path.toString()));
      }
      ResultFile.of(path);
    }

    /** The bytes of the picture; none for the terminal. */
    byte[] draw(Chart chart) {
      try {
        return format == null ? new byte[0] : format.draw(chart);
      } catch (UnsupportedOperationException e) {
        throw new CommandException(ExitStatus.SOFTWARE, String.valueOf(e.getMessage()), e);
      }
    }

    public void write(Chart chart) {
      ResultPublisher.write(path, draw(chart));
    }
  }

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
