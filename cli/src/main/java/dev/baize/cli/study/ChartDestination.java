package dev.baize.cli.study;

import dev.baize.cli.chart.ImageFormat;
import dev.baize.cli.command.FileName;
import dev.baize.core.text.Excerpt;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Where a chart goes.
 *
 * @param path the file; {@code -} for the terminal
 * @param format what is written to the file; null for the terminal
 */
record ChartDestination(Path path, @Nullable ImageFormat format) {

  private static final String TERMINAL = "-";

  /**
   * Reads for instance {@code chart.svg}, {@code chart.png} or {@code -}.
   *
   * @throws IllegalArgumentException if the text is anything else
   */
  static ChartDestination parse(String text) {
    if (text.equals(TERMINAL)) {
      return new ChartDestination(FileName.parse(text), null);
    }
    for (ImageFormat format : ImageFormat.values()) {
      if (text.toLowerCase(Locale.ROOT).endsWith(format.ending())) {
        return new ChartDestination(FileName.parse(text), format);
      }
    }
    throw new IllegalArgumentException(
        String.format(
                Locale.ROOT,
                "%s is not a place for a chart; expected a file name that ends in .svg or "
                    + ".png, or - for the",
                Excerpt.quote(text))
            + " terminal");
  }
}
