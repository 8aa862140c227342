package dev.baize.study.statistics;

/**
 * The 0.975 quantile of Student's t distribution, for 95 % confidence intervals.
 *
 * <p>For few degrees of freedom: the finite sums for the probability within ±t (M. Abramowitz and
 * I. A. Stegun, <i>Handbook of Mathematical Functions</i>, 1964, 26.7.3 and 26.7.4), solved by
 * bisection. For many: the expansion around the normal quantile (26.7.5), whose error is then far
 * below the digits that are kept.
 */
final class StudentQuantile {

  private static final double WITHIN = 0.95;

  /** The 0.975 quantile of the normal distribution. */
  private static final double NORMAL = 1.959963984540054;

  private static final long MANY = 200;

  /** Enough to halve an interval until its ends are adjacent. */
  private static final int HALVINGS = 60;

  /** Quantiles are rounded to a billionth, so that all machines agree. */
  private static final double PARTS = 1e9;

  private StudentQuantile() {}

  /** The quantile for 1 or more degrees of freedom; NaN for 0. */
  static double of(long degrees) {
    if (degrees < 1) {
      return Double.NaN;
    }
    double quantile = degrees < MANY ? solved((int) degrees) : expanded(degrees);
    return Math.rint(quantile * PARTS) / PARTS;
  }

  private static double solved(int degrees) {
    double low = 0;
    double high = StrictMath.PI / 2;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (low + high) / 2;
      if (within(middle, degrees) < WITHIN) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return StrictMath.sqrt(degrees) * StrictMath.tan(low);
  }

  /** The probability within ±√degrees · tan(angle). */
  private static double within(double angle, int degrees) {
    double cosine = StrictMath.cos(angle);
    boolean odd = degrees % 2 == 1;
    double term = odd ? cosine : 1;
    double sum = 0;
    for (int power = odd ? 1 : 0; power <= degrees - 2; power += 2) {
      sum += term;
      term *= cosine * cosine * (power + 1) / (power + 2);
    }
    double share = StrictMath.sin(angle) * sum;
    return odd ? 2 / StrictMath.PI * (angle + share) : share;
  }

  private static double expanded(long degrees) {
    double x = NORMAL;
    double square = x * x;
    double first = x * (square + 1) / 4;
    double second = x * ((5 * square + 16) * square + 3) / 96;
    double third = x * (((3 * square + 19) * square + 17) * square - 15) / 384;
    double fourth =
        x * ((((79 * square + 776) * square + 1482) * square - 1920) * square - 945) / 92160;
    return x + (first + (second + (third + fourth / degrees) / degrees) / degrees) / degrees;
  }
}
