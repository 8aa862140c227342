package dev.baize.charts;

import java.math.BigDecimal;

/**
 * A range of values that a histogram shows as one bar: the least, the greatest, and how many there
 * were.
 */
record Bin(long low, long high, long count) {

  /** For instance {@code 7}, {@code 100 to 199} or {@code 10^17 to <10^18}. */
  String label() {
    if (high == Long.MAX_VALUE && low > 0) {
      return AxisLabel.of(low) + " or more";
    }
    return low == high
        ? AxisLabel.of(low)
        : bound(low, BigDecimal.ONE.negate(), '>') + " to " + bound(high, BigDecimal.ONE, '<');
  }

  /** A bound, or the exclusive bound next to it if only that has a short form. */
  private static String bound(long value, BigDecimal outwards, char beyond) {
    BigDecimal own = BigDecimal.valueOf(value);
    BigDecimal next = own.add(outwards);
    boolean shorter = AxisLabel.isGreat(next) && !AxisLabel.isRound(own) && AxisLabel.isRound(next);
    return shorter ? beyond + AxisLabel.of(next) : AxisLabel.of(own);
  }
}
