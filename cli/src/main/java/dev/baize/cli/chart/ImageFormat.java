package dev.baize.cli.chart;

import java.util.Locale;

/** Kinds of files that hold a picture. */
public enum ImageFormat {
  /** Lines and text that stay sharp at any size. */
  SVG,

  /** Dots, twice as many each way as the picture measures. */
  PNG;

  /** {@return how the names of such files end, for instance {@code .svg}} */
  public String ending() {
    return '.' + name().toLowerCase(Locale.ROOT);
  }

  /**
   * {@return the bytes of a file with a picture} This loads Java's graphics.
   *
   * @param chart what to draw
   * @throws UnsupportedOperationException if this Java cannot draw pictures, saying why
   */
  public byte[] draw(Chart chart) {
    try {
      Plot picture = picture(chart);
      return this == SVG ? picture.svg() : picture.png();
    } catch (RuntimeException | LinkageError | InternalError e) {
      throw new UnsupportedOperationException("this Java cannot draw a picture: " + e, e);
    }
  }

  private static Plot picture(Chart chart) {
    if (chart instanceof Histogram distribution) {
      return new HistogramPlot(distribution);
    }
    if (chart instanceof FanChart paths) {
      return new FanPlot(paths);
    }
    return new RatingPlot((RatingChart) chart);
  }
}
