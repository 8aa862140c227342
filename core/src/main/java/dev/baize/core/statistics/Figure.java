package dev.baize.core.statistics;

import static java.util.Objects.requireNonNull;

/**
 * A statistic derived from measurements, with its 95 % confidence interval.
 *
 * @param name as printed, one line
 * @param meaning one line that says what it is, and in which unit
 * @param value the number; infinite or NaN if there is none
 * @param interval where it is, with 95 % confidence; a bound may be infinite, and both are NaN if
 *     the error is not known
 */
public record Figure(String name, String meaning, double value, Interval interval) {
  /**
   * Creates a figure.
   *
   * @param name one line
   * @param meaning one line
   * @param value any number
   * @param interval where it is
   */
  public Figure {
    requireNonNull(name);
    requireNonNull(meaning);
    requireNonNull(interval);
  }
}
