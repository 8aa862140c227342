package dev.baize.charts;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.LongStream;

/**
 * The ticks of an axis: the multiples of a step, which is 1, 2 or 5 times a power of ten, from the
 * first to the last, counted in steps.
 */
record AxisScale(BigDecimal step, long first, long last) {

  private static final int[] FACTORS = {1, 2, 5};

  /**
   * The scale with the most ticks, of 4 or more, that covers a range. If its ends are equal, there
   * is room on either side.
   */
  static AxisScale covering(double low, double high, int most) {
    return covering(low, high, most, Integer.MIN_VALUE);
  }

  /** The same for a range of whole numbers, which has no other ticks. */
  static AxisScale whole(double low, double high, int most) {
    return covering(low, high, most, 0);
  }

  private static AxisScale covering(double low, double high, int most, int leastPower) {
    if (!(low < high)) {
      double room = Math.max(1, Math.ulp(low));
      return covering(low - room, low + room, most, leastPower);
    }
    BigDecimal from = new BigDecimal(low);
    BigDecimal to = new BigDecimal(high);
    int power = Math.max(leastPower, (int) Math.floor(Math.log10((high - low) / most)));
    while (true) {
      for (int factor : FACTORS) {
        BigDecimal step = BigDecimal.valueOf(factor).scaleByPowerOfTen(power);
        long first = from.divide(step, 0, RoundingMode.FLOOR).longValueExact();
        long last = to.divide(step, 0, RoundingMode.CEILING).longValueExact();
        if (last - first < most) {
          return new AxisScale(step, first, last);
        }
      }
      power++;
    }
  }

  /** The value at the lowest tick. */
  double low() {
    return tick(first).doubleValue();
  }

  /** The value at the highest tick. */
  double high() {
    return tick(last).doubleValue();
  }

  /** All ticks, ascending. */
  List<BigDecimal> ticks() {
    return LongStream.rangeClosed(first, last).mapToObj(this::tick).toList();
  }

  private BigDecimal tick(long number) {
    return step.multiply(BigDecimal.valueOf(number));
  }

  /** Where a value lies: 0 for the lowest tick, 1 for the highest. */
  double position(double value) {
    return (value - low()) / (high() - low());
  }
}
