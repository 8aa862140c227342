package dev.baize.charts;

import dev.baize.study.statistics.Estimate;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;

/**
 * An axis of values, whose spacing says where values have their places. Its ticks are at the
 * multiples of a step, which is 1, 2 or 5 times a power of ten, from the first to the last, counted
 * in steps.
 */
record Axis(Spacing spacing, BigDecimal step, long first, long last) {

  static final int[] FACTORS = {1, 2, 5};

  /** The most ticks of a logarithmic axis, whose labels are short. */
  private static final int MAX_POWERS = 10;

  /** How much greater than typical values the greatest one may be on a linear axis. */
  private static final double ORDERS = 1000;

  /** Numbers of up to this many digits are written out. */
  private static final int MAX_PLAIN_LENGTH = 7;

  private static final BigDecimal SMALLEST_PLAIN = new BigDecimal("1e-6");

  private static final MathContext VALUE_DIGITS = new MathContext(4, RoundingMode.HALF_EVEN);

  private static final int MAX_VALUE_LENGTH = 9;

  /** How the places of values on an axis depend on the values. */
  enum Spacing {
    LINEAR,
    /** Logarithmic, but linear between -1 and 1, for zero and negative values. */
    SYMLOG,
    /** For positive values only. */
    LOGARITHMIC;

    double place(double value) {
      if (isLinear(value)) {
        return value;
      }
      double power = Math.log10(Math.abs(value));
      return this == SYMLOG ? Math.signum(value) * (1 + power) : power;
    }

    /** The value at a place, rounded if it is between powers of ten. */
    private BigDecimal value(BigDecimal place) {
      double exponent = place.doubleValue();
      if (isLinear(exponent)) {
        return place;
      }
      double value =
          this == SYMLOG
              ? Math.signum(exponent) * Math.pow(10, Math.abs(exponent) - 1)
              : Math.pow(10, exponent);
      return new BigDecimal(value, VALUE_DIGITS).stripTrailingZeros();
    }

    private boolean isLinear(double valueOrPlace) {
      return this == LINEAR || (this == SYMLOG && Math.abs(valueOrPlace) <= 1);
    }
  }

  /**
   * The linear axis that covers a range with as many ticks as possible, up to {@code most}, which
   * is 4 or more. If the ends of the range are equal, there is room on either side.
   */
  static Axis covering(double low, double high, int most) {
    return covering(Spacing.LINEAR, low, high, most, Integer.MIN_VALUE);
  }

  /** The axis for a range of whole numbers, which has no other ticks, if it is a linear one. */
  static Axis of(long low, long high, boolean symlog, int most) {
    return symlog
        ? powers(Spacing.SYMLOG, (double) low, (double) high)
        : covering(Spacing.LINEAR, (double) low, (double) high, most, 0);
  }

  /** The axis of the 95 % intervals of estimates. */
  static Axis of(List<Estimate> estimates, int most) {
    DoubleSummaryStatistics ends =
        estimates.stream()
            .flatMapToDouble(e -> DoubleStream.of(e.value() - margin(e), e.value() + margin(e)))
            .summaryStatistics();
    return covering(ends.getMin(), ends.getMax(), most);
  }

  /** Half the width of an interval; 0 if it is not known. */
  static double margin(Estimate estimate) {
    double margin = estimate.margin95();
    return Double.isFinite(margin) ? margin : 0;
  }

  /** The axis for a range of values, with ticks at powers of ten. */
  static Axis powers(Spacing spacing, double low, double high) {
    return covering(spacing, spacing.place(low), spacing.place(high), MAX_POWERS, 0);
  }

  private static Axis covering(Spacing spacing, double low, double high, int most, int leastPower) {
    if (!(low < high)) {
      double room = Math.max(1, Math.ulp(low));
      return covering(spacing, low - room, low + room, most, leastPower);
    }
    BigDecimal from = new BigDecimal(low);
    BigDecimal to = new BigDecimal(high);
    int power = Math.max(leastPower, (int) Math.floor(Math.log10((high - low) / most)));
    for (; ; power++) {
      for (int factor : FACTORS) {
        BigDecimal step = BigDecimal.valueOf(factor).scaleByPowerOfTen(power);
        long first = from.divide(step, 0, RoundingMode.FLOOR).longValueExact();
        long last = to.divide(step, 0, RoundingMode.CEILING).longValueExact();
        if (last - first < most) {
          return new Axis(spacing, step, first, last);
        }
      }
    }
  }

  /**
   * Whether a chart needs a logarithmic axis: if its greatest value is more than a thousand times
   * the typical values of some group, which could not be told from zero otherwise. A group has the
   * least and the greatest value that are shown, and the quartiles between them.
   */
  static boolean needsLogarithm(List<List<Long>> groups) {
    double greatest = 0;
    double leastTypical = Double.POSITIVE_INFINITY;
    for (List<Long> group : groups) {
      greatest = Math.max(greatest, Math.max(-(double) group.get(0), (double) group.get(4)));
      // Around zero, the size of the values is how far they reach, not how close they come.
      double typical =
          group.get(1) < 0
              ? Math.max(-(double) group.get(1), (double) group.get(3))
              : group.subList(1, 4).stream()
                  .filter(value -> value > 0)
                  .mapToDouble(Long::doubleValue)
                  .min()
                  .orElse(Double.POSITIVE_INFINITY);
      leastTypical = Math.min(leastTypical, typical);
    }
    return greatest > ORDERS * leastTypical;
  }

  double low() {
    return tick(first).doubleValue();
  }

  double high() {
    return tick(last).doubleValue();
  }

  /** The places of all ticks, ascending. */
  List<BigDecimal> ticks() {
    return LongStream.rangeClosed(first, last).mapToObj(this::tick).toList();
  }

  private BigDecimal tick(long number) {
    return step.multiply(BigDecimal.valueOf(number));
  }

  /** The place of a value, in the units of the ticks. */
  double place(double value) {
    return spacing.place(value);
  }

  /** The position of a place on the axis: 0 for the lowest tick, 1 for the highest. */
  double position(double place) {
    return (place - low()) / (high() - low());
  }

  String label(BigDecimal tick) {
    return number(spacing.value(tick));
  }

  /** The exact number, with a power of ten if it would be long and has few significant digits. */
  static String number(BigDecimal number) {
    boolean isSmall = number.signum() != 0 && number.abs().compareTo(SMALLEST_PLAIN) < 0;
    return (isSmall || isGreat(number)) && isRound(number) ? power(number) : number.toPlainString();
  }

  static String number(long number) {
    return number(BigDecimal.valueOf(number));
  }

  /** A value, rounded to four digits if it is long. */
  static String rounded(long value) {
    String plain = Long.toString(value);
    return plain.length() <= MAX_VALUE_LENGTH
        ? plain
        : power(BigDecimal.valueOf(value).round(VALUE_DIGITS));
  }

  static boolean isGreat(BigDecimal number) {
    return number.abs().compareTo(BigDecimal.TEN.pow(MAX_PLAIN_LENGTH)) >= 0;
  }

  static boolean isRound(BigDecimal number) {
    return number.stripTrailingZeros().precision() <= VALUE_DIGITS.getPrecision();
  }

  private static String power(BigDecimal number) {
    BigDecimal digits = number.stripTrailingZeros();
    int exponent = digits.precision() - digits.scale() - 1;
    String factor = digits.scaleByPowerOfTen(-exponent).toPlainString();
    return (factor + "×10^" + exponent).replaceFirst("^(-?)1×", "$1");
  }
}
