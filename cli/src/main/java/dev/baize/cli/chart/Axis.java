package dev.baize.cli.chart;

import java.math.BigDecimal;

/**
 * An axis of values. A logarithmic one has the powers of ten at equal distances; between -1 and 1
 * it is linear, so that it has zero and negative values, too.
 *
 * @param scale of the places of the values
 * @param logarithmic whether a place is not the value itself
 */
record Axis(AxisScale scale, boolean logarithmic) {

  /** The labels of powers of ten are short. */
  private static final int MOST_POWERS = 10;

  /** An axis on which the place of a value is the value. */
  static Axis linear(AxisScale scale) {
    return new Axis(scale, false);
  }

  /**
   * The axis for a range of whole numbers.
   *
   * @param logarithmic whether they are too far apart for a linear one
   * @param mostTicks of a linear axis
   */
  static Axis of(long low, long high, boolean logarithmic, int mostTicks) {
    return logarithmic
        ? new Axis(
            AxisScale.whole(logarithm((double) low), logarithm((double) high), MOST_POWERS), true)
        : linear(AxisScale.whole((double) low, (double) high, mostTicks));
  }

  /** Where a value lies in the units of the scale. */
  double place(double value) {
    return logarithmic ? logarithm(value) : value;
  }

  /** The place of a value on a logarithmic axis. */
  static double logarithm(double value) {
    double size = Math.abs(value);
    return size <= 1 ? value : Math.signum(value) * (1 + Math.log10(size));
  }

  /** Where a value lies: 0 for the lowest tick, 1 for the highest. */
  double position(double value) {
    return scale.position(place(value));
  }

  /** The value at a place of the scale. */
  String label(BigDecimal place) {
    BigDecimal exponent = place.abs().subtract(BigDecimal.ONE);
    if (!logarithmic || exponent.signum() <= 0) {
      return AxisLabel.of(place);
    }
    return (place.signum() < 0 ? "-10^" : "10^") + exponent.stripTrailingZeros().toPlainString();
  }
}
