package dev.baize.cli.study;

import dev.baize.core.text.Excerpt;
import org.jspecify.annotations.Nullable;

/** Where a chart goes. */
record ChartDestination(@Nullable PictureFile picture) {

  private static final String TERMINAL = "-";

  /** Reads for instance {@code chart.svg}, {@code chart.png} or {@code -}. */
  static ChartDestination parse(String text) {
    if (text.equals(TERMINAL)) {
      return new ChartDestination(null);
    }
    return PictureFile.find(text)
        .map(ChartDestination::new)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Excerpt.quote(text)
                        + " is not a place for a chart; expected a file name that ends in .svg or"
                        + " .png, or - for the terminal"));
  }
}
