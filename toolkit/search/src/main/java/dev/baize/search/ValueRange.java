package dev.baize.search;

/** The range of the values seen so far, for scaling them to the range 0 to 1. */
final class ValueRange {

  private double min = Double.POSITIVE_INFINITY;
  private double max = Double.NEGATIVE_INFINITY;

  void include(double[] values) {
    for (double value : values) {
      min = Math.min(min, value);
      max = Math.max(max, value);
    }
  }

  /** A mean of values, scaled; 1/2 as long as all were the same. */
  double scale(double mean) {
    return max > min ? (mean - min) / (max - min) : 0.5;
  }
}
