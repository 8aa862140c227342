package dev.baize.cli.study;

import dev.baize.charts.Chart;
import dev.baize.charts.ImageFormat;
import dev.baize.cli.command.FileName;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.core.text.Excerpt;
import dev.baize.study.file.ResultFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

/** A new file for a picture of a chart. Nothing is overwritten. */
public record PictureFile(Path path, ImageFormat format) {

  /** {@return the file of a name such as chart.svg} For a message: what else was expected. */
  public static PictureFile parse(String name, String otherwise) {
    for (ImageFormat format : ImageFormat.values()) {
      if (name.toLowerCase(Locale.ROOT).endsWith(format.ending())) {
        return new PictureFile(FileName.parse(name), format);
      }
    }
    throw new IllegalArgumentException(
        Excerpt.quote(name)
            + " is not a place for a chart; expected a file name that ends in .svg or .png"
            + otherwise);
  }

  /** Checks that the file can be written, as far as that is known beforehand. */
  public void requireWritable() throws IOException {
    ResultFile.of(path);
  }

  /** The bytes of the picture. For a message: what else can be done if this Java cannot draw. */
  byte[] draw(Chart chart, String otherwise) {
    try {
      return format.draw(chart);
    } catch (UnsupportedOperationException e) {
      throw new CommandException(ExitStatus.SOFTWARE, e.getMessage() + otherwise, e);
    }
  }

  public void write(Chart chart) {
    ResultPublisher.write(path, draw(chart, ""));
  }
}
