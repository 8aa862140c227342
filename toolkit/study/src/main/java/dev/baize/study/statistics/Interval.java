package dev.baize.study.statistics;

/**
 * A closed interval.
 *
 * @param low the lower bound
 * @param high the upper bound
 */
public record Interval(double low, double high) {

  /**
   * {@return whether a value is within the bounds, inclusive}
   *
   * @param value any number; NaN is in no interval
   */
  public boolean contains(double value) {
    return low <= value && value <= high;
  }
}
