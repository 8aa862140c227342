package dev.baize.core.game;

import static java.util.Objects.requireNonNull;

/**
 * A statistic derived from measurements, with its 95 % confidence interval.
 *
 * @param name as printed, one line
 * @param meaning one line that says what it is, and in which unit
 * @param value the number; infinite or NaN if there is none
 * @param low the lower bound of the interval; may be infinite, and is NaN if unknown
 * @param high the upper bound of the interval; may be infinite, and is NaN if unknown
 */
public record Figure(String name, String meaning, double value, double low, double high) {
  /**
   * Creates a figure.
   *
   * @param name one line
   * @param meaning one line
   * @param value any number
   * @param low the lower bound
   * @param high the upper bound
   */
  public Figure {
    requireNonNull(name);
    requireNonNull(meaning);
  }
}
