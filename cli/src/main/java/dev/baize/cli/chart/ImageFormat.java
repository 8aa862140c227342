package dev.baize.cli.chart;

import java.util.Locale;

/** Formats of image files. */
public enum ImageFormat {
  /** Vector graphics. */
  SVG,

  /** Pixels, at twice the resolution of the drawing. */
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
    if (chart instanceof HistogramChart distribution) {
      return new HistogramPlot(distribution);
    }
    if (chart instanceof FanChart paths) {
      return new FanPlot(paths);
    }
    return new RatingPlot((RatingChart) chart);
  }
}
