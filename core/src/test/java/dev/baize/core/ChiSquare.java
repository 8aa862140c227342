package dev.baize.core;

import java.util.Arrays;
import java.util.Collection;

/**
 * Pearson's statistic for counts that should be equal.
 *
 * <p>The tests that use it compare it with the value that a perfect source exceeds with probability
 * 10⁻⁶. Their seeds are fixed, so they pass always or never; that is the chance that a change of
 * seed would make one fail by mere bad luck.
 */
public final class ChiSquare {

  /** The quantile of the normal distribution that is exceeded with probability 10⁻⁶. */
  private static final double NORMAL = 4.7534;

  private ChiSquare() {}

  public static double of(long[] counts) {
    double expected = (double) Arrays.stream(counts).sum() / counts.length;
    return Arrays.stream(counts)
        .mapToDouble(count -> (count - expected) * (count - expected) / expected)
        .sum();
  }

  public static double of(Collection<Long> counts) {
    return of(counts.stream().mapToLong(Long::longValue).toArray());
  }

  /**
   * The value that the statistic of a number of counts exceeds with probability 10⁻⁶, as Wilson and
   * Hilferty approximate it (<i>The distribution of chi-square</i>, PNAS 17, 1931): up to 3 % off
   * for five counts or more.
   */
  public static double exceededOnceInAMillion(int counts) {
    int freedom = counts - 1;
    double variance = 2.0 / (9 * freedom);
    return freedom * Math.pow(1 - variance + NORMAL * Math.sqrt(variance), 3);
  }
}
