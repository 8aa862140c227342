package dev.baize.charts;

import java.util.stream.LongStream;

/**
 * Decides whether a chart needs a logarithmic axis: if its greatest value is more than a thousand
 * times the typical values of some group, which could not be told from zero otherwise.
 */
final class Spread {

  private static final double ORDERS = 1000;

  private double greatest;
  private double leastTypical = Double.POSITIVE_INFINITY;

  /** Adds a group of values: the least and the greatest that are shown, and the quartiles. */
  void add(long low, long quarter, long median, long threeQuarters, long high) {
    greatest = Math.max(greatest, Math.max(Math.abs((double) low), Math.abs((double) high)));
    // Around zero, the size of the values is how far they reach, not how close they come.
    double typical =
        quarter < 0
            ? Math.max(Math.abs((double) quarter), Math.abs((double) threeQuarters))
            : LongStream.of(quarter, median, threeQuarters)
                .filter(value -> value > 0)
                .mapToDouble(value -> (double) value)
                .min()
                .orElse(Double.POSITIVE_INFINITY);
    leastTypical = Math.min(leastTypical, typical);
  }

  boolean needsLogarithm() {
    return greatest > ORDERS * leastTypical;
  }
}
