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

/**
 * A new file for a picture of a chart. Nothing is overwritten.
 *
 * @param path of the file
 * @param format what is written to it
 */
public record PictureFile(Path path, ImageFormat format) {

  /**
   * {@return the file for a picture with a name such as chart.svg or chart.png; empty if the name
   * ends in anything else}
   *
   * @param name of the file
   * @throws IllegalArgumentException if there can be no file of that name
   */
  public static Optional<PictureFile> find(String name) {
    for (ImageFormat format : ImageFormat.values()) {
      if (name.toLowerCase(Locale.ROOT).endsWith(format.ending())) {
        return Optional.of(new PictureFile(FileName.parse(name), format));
      }
    }
    return Optional.empty();
  }

  /**
   * Checks that the file can be written, as far as that is known beforehand.
   *
   * @throws IOException that names the file and says why it cannot be written
   */
  public void requireWritable() throws IOException {
    ResultFile.of(path);
  }

  /**
   * {@return the bytes of the picture}
   *
   * @param chart what to draw
   * @param otherwise what else the user could do if this Java cannot draw; ends the message
   * @throws CommandException if it cannot
   */
  byte[] draw(Chart chart, String otherwise) {
    try {
      return format.draw(chart);
    } catch (UnsupportedOperationException e) {
      throw new CommandException(ExitStatus.SOFTWARE, e.getMessage() + otherwise, e);
    }
  }

  /**
   * Draws a chart into the file.
   *
   * @param chart what to draw
   * @throws CommandException if it cannot be drawn or written
   */
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
