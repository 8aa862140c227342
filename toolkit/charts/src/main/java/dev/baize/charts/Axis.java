package dev.baize.charts;

import java.math.BigDecimal;
import java.util.stream.LongStream;

/** An axis of values: its ticks, by place on the axis, and where values have their places. */
record Axis(AxisScale scale, Spacing spacing) {

  /** The most ticks of a logarithmic axis, whose labels are short. */
  private static final int MAX_POWERS = 10;

  /** An axis on which the place of a value is the value. */
  static Axis linear(AxisScale scale) {
    return new Axis(scale, Spacing.LINEAR);
  }

  /**
   * The axis for a range of whole numbers, which are too far apart for a linear one if it is
   * logarithmic.
   */
  static Axis of(long low, long high, boolean logarithmic, int mostTicks) {
    return logarithmic
        ? powers((double) low, (double) high, Spacing.SYMLOG)
        : linear(AxisScale.whole((double) low, (double) high, mostTicks));
  }

  /** The axis for a range of positive values, with ticks at powers of ten. */
  static Axis logarithmic(double low, double high) {
    return powers(low, high, Spacing.LOGARITHMIC);
  }

  private static Axis powers(double low, double high, Spacing spacing) {
    return new Axis(AxisScale.whole(spacing.place(low), spacing.place(high), MAX_POWERS), spacing);
  }

  /** Where a value lies in the units of the scale. */
  double place(double value) {
    return spacing.place(value);
  }

  /** Where a value lies: 0 for the lowest tick, 1 for the highest. */
  double position(double value) {
    return scale.position(place(value));
  }

  /** The value at a place of the scale. */
  String label(BigDecimal place) {
    return spacing.label(place);
  }

  /**
   * Decides whether a chart needs a logarithmic axis: if its greatest value is more than a thousand
   * times the typical values of some group, which could not be told from zero otherwise.
   */
  static final class Spread {

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
}
