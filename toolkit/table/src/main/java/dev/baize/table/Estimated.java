package dev.baize.table;

/**
 * A mean with the bounds of its 95 % confidence interval.
 *
 * @param value the mean; NaN if there is nothing to take it of
 * @param low the lower bound; NaN if there is too little to know it
 * @param high the upper bound; NaN if there is too little to know it
 */
record Estimated(double value, double low, double high) {

  /** The 0.975 quantile of the normal distribution. */
  private static final double NORMAL = 1.959963984540054;

  /** With fewer values, the expansion of the quantile is not exact enough, nor the mean of use. */
  private static final int FEWEST = 5;

  /**
   * How often something happens that did so a number of times; with the interval of E. B. Wilson,
   * <i>Probable inference, the law of succession, and statistical inference</i>, 1927, which is
   * honest for few games, too.
   */
  static Estimated share(long times, long of) {
    if (of == 0) {
      return new Estimated(Double.NaN, Double.NaN, Double.NaN);
    }
    double share = (double) times / of;
    double square = NORMAL * NORMAL;
    double middle = share + square / (2 * of);
    double margin = NORMAL * Math.sqrt((share * (1 - share) + square / (4 * of)) / of);
    double scale = 1 + square / of;
    return new Estimated(
        share,
        times == 0 ? 0 : (middle - margin) / scale,
        times == of ? 1 : (middle + margin) / scale);
  }

  /** The mean of values of which the sum and the sum of the squares are known. */
  static Estimated mean(long number, double sum, double squares) {
    double mean = sum / number;
    if (number < FEWEST) {
      return new Estimated(number == 0 ? Double.NaN : mean, Double.NaN, Double.NaN);
    }
    double variance = Math.max(0, (squares - sum * mean) / (number - 1));
    double margin = quantile(number - 1) * Math.sqrt(variance / number);
    return new Estimated(mean, mean - margin, mean + margin);
  }

  /**
   * The 0.975 quantile of Student's t distribution, expanded around that of the normal one (M.
   * Abramowitz and I. A. Stegun, <i>Handbook of Mathematical Functions</i>, 1964, 26.7.5).
   */
  private static double quantile(long degrees) {
    double x = NORMAL;
    double square = x * x;
    double first = x * (square + 1) / 4;
    double second = x * ((5 * square + 16) * square + 3) / 96;
    double third = x * (((3 * square + 19) * square + 17) * square - 15) / 384;
    return x + (first + (second + third / degrees) / degrees) / degrees;
  }

  Estimated times(double factor) {
    return new Estimated(factor * value, factor * low, factor * high);
  }
}
