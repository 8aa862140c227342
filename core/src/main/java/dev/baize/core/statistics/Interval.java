package dev.baize.core.statistics;

/**
 * What lies between two bounds.
 *
 * @param low the lower bound
 * @param high the upper bound
 */
public record Interval(double low, double high) {

  /**
   * {@return whether a value lies between the bounds or is one of them}
   *
   * @param value any number; NaN lies nowhere
   */
  public boolean contains(double value) {
    return low <= value && value <= high;
  }
}
