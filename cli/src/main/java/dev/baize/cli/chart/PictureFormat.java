package dev.baize.cli.chart;

import java.util.Locale;

/** Kinds of files that hold a picture. */
public enum PictureFormat {
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
      Picture picture = picture(chart);
      return this == SVG ? picture.svg() : picture.png();
    } catch (RuntimeException | LinkageError | InternalError e) {
      throw new UnsupportedOperationException("this Java cannot draw a picture: " + e, e);
    }
  }

  private static Picture picture(Chart chart) {
    if (chart instanceof Distribution distribution) {
      return new DistributionPicture(distribution);
    }
    if (chart instanceof Paths paths) {
      return new PathsPicture(paths);
    }
    return new RatingPicture((RatingChart) chart);
  }
}
