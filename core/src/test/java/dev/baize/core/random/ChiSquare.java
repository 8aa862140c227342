package dev.baize.core.random;

import java.util.Arrays;

/**
 * Pearson's statistic for counts that should be equal.
 *
 * <p>The tests that use it compare it with the value that a perfect source exceeds with probability
 * 10⁻⁶. Their seeds are fixed, so they pass always or never; that is the chance that a change of
 * seed would make one fail by mere bad luck.
 */
public final class ChiSquare {
  private ChiSquare() {}

  public static double of(long[] counts) {
    double expected = (double) Arrays.stream(counts).sum() / counts.length;
    return Arrays.stream(counts)
        .mapToDouble(count -> (count - expected) * (count - expected) / expected)
        .sum();
  }
}
