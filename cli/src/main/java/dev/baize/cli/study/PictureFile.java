package dev.baize.cli.study;

import dev.baize.charts.Chart;
import dev.baize.charts.ImageFormat;
import dev.baize.cli.command.FileName;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.study.file.ResultFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** A new file for a picture of a chart. Nothing is overwritten. */
public record PictureFile(Path path, ImageFormat format) {

  /**
   * {@return the file for a picture with a name such as chart.svg or chart.png; empty if the name
   * ends in anything else}
   */
  public static Optional<PictureFile> find(String name) {
    for (ImageFormat format : ImageFormat.values()) {
      if (name.toLowerCase(Locale.ROOT).endsWith(format.ending())) {
        return Optional.of(new PictureFile(FileName.parse(name), format));
      }
    }
    return Optional.empty();
  }

  /** Checks that the file can be written, as far as that is known beforehand. */
  public void requireWritable() throws IOException {
    ResultFile.of(path);
  }

  /** {@return the bytes of the picture} */
  byte[] draw(Chart chart, String otherwise) {
    try {
      return format.draw(chart);
    } catch (UnsupportedOperationException e) {
      throw new CommandException(ExitStatus.SOFTWARE, e.getMessage() + otherwise, e);
    }
  }

  /** Draws a chart into the file. */
  public void write(Chart chart) {
    write(draw(chart, ""));
  }

  void write(byte[] picture) {
    try {
      ResultFile.of(path).write(picture);
    } catch (IOException e) {
      throw new CommandException(ExitStatus.NOT_WRITTEN, String.valueOf(e.getMessage()), e);
    }
  }
}
