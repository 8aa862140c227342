package dev.baize.core.player;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

/**
 * By how much one decision is better than another.
 *
 * @param unit the unit of the value, as in {@link Advice#unit}
 * @param value the value of the first decision less that of the second
 * @param standardError the standard error of the value, 0 if it is exact
 */
public record Difference(String unit, double value, double standardError) {

  /**
   * Checks the numbers.
   *
   * @param unit the unit of the value
   * @param value any number
   * @param standardError 0 or more
   */
  public Difference {
    requireNonNull(unit);
    checkArgument(
        !Double.isNaN(value) && standardError >= 0,
        "a difference of %s ± %s; expected a number, and an error of 0 or more",
        value,
        standardError);
  }

  /**
   * {@return the mean of independent estimates of a difference, with its standard error}
   *
   * @param unit the unit of the value
   * @param estimates 2 or more; not modified
   */
  public static Difference mean(String unit, double[] estimates) {
    requireNonNull(unit);
    int count = estimates.length;
    checkArgument(count >= 2, "%s estimates; expected 2 or more", count);
    double sum = 0;
    for (double estimate : estimates) {
      sum += estimate;
    }
    double mean = sum / count;
    double squares = 0;
    for (double estimate : estimates) {
      squares += (estimate - mean) * (estimate - mean);
    }
    return new Difference(unit, mean, Math.sqrt(squares / (count - 1) / count));
  }
}
