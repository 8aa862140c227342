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
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

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
