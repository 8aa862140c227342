package dev.baize.charts;

import java.util.Locale;

/** Formats of image files. */
public enum ImageFormat {
  /** Vector graphics. */
  SVG,

  /** Pixels, at twice the resolution of the drawing. */
  PNG;

  /** {@return the extension of file names, for instance {@code .svg}} */
  public String ending() {
    return '.' + name().toLowerCase(Locale.ROOT);
  }

  /**
   * {@return the bytes of an image file} This loads AWT and Java 2D.
   *
   * @param chart what to draw
   * @throws UnsupportedOperationException if this Java cannot draw images; says why
   */
  public byte[] draw(Chart chart) {
    try {
      Plot picture = picture(chart);
      return this == SVG ? picture.svg() : picture.png();
    } catch (Exception | LinkageError | InternalError e) {
      throw new UnsupportedOperationException("this Java cannot draw a picture: " + e, e);
    }
  }

  private static Plot picture(Chart chart) {
    if (chart instanceof HistogramChart distribution) {
      return distribution.picture();
    }
    if (chart instanceof FamilyChart family) {
      return family.picture();
    }
    if (chart instanceof GridChart grid) {
      return grid.picture();
    }
    if (chart instanceof ConvergenceChart convergence) {
      return convergence.picture();
    }
    return ((RatingChart) chart).picture();
  }
}
