package dev.baize.cli.chart;

import java.math.BigDecimal;

/**
 * An axis of values. A logarithmic one is linear between -1 and 1 ("symlog"), so that it can also
 * show zero and negative values.
 *
 * @param scale the ticks, by place on the axis
 * @param logarithmic whether places are logarithms, not the values themselves
 */
record Axis(AxisScale scale, boolean logarithmic) {

  /** The most ticks of a logarithmic axis, whose labels are short. */
  private static final int MOST_POWERS = 10;

  /** An axis on which the place of a value is the value. */
  static Axis linear(AxisScale scale) {
    return new Axis(scale, false);
  }

  /**
   * The axis for a range of whole numbers.
   *
   * @param logarithmic whether the numbers are too far apart for a linear axis
   * @param mostTicks how many ticks a linear axis may have
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
