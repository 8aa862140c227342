package dev.baize.cli.chart;

/**
 * A range of values that a histogram shows as one bar.
 *
 * @param low the least value that falls into it
 * @param high the greatest value that falls into it
 * @param count how many did; 0 if none
 */
record Bin(long low, long high, long count) {

  /** For instance {@code 7} or {@code 100 to 199}. */
  String label() {
    return low == high ? Long.toString(low) : low + " to " + high;
  }
}
