package dev.baize.core.tournament;

import java.util.Arrays;

/**
 * How much better one mean explains counted values than another: the logarithm of the ratio of two
 * likelihoods, each the greatest that any distribution on these values with that mean has.
 *
 * <p>Van den Bergh, <i>A Practical Introduction to the GSPRT</i>, 2019, as chess engines are
 * tested; the likelihood under a mean is the empirical one of Owen, Biometrika 75, 1988.
 */
final class LikelihoodRatio {

  /** What a value that never came up counts, so that it stays possible. */
  private static final double RARE = 1e-3;

  private static final double EXACT = 1e-12;
  private static final int MOST_STEPS = 200;

  private final double[] counts;

  /**
   * @param counts how often each value came up; the values are evenly spaced from 0 to 1
   */
  LikelihoodRatio(long[] counts) {
    this.counts = Arrays.stream(counts).mapToDouble(n -> Math.max((double) n, RARE)).toArray();
  }

  /** The natural logarithm of the ratio: positive if the second mean is the better one. */
  double between(double mean0, double mean1) {
    return logLikelihood(mean1) - logLikelihood(mean0);
  }

  /** Up to what is the same for all means. */
  private double logLikelihood(double mean) {
    double tilt = tilt(mean);
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum -= counts[i] * StrictMath.log1p(tilt * (value(i) - mean));
    }
    return sum;
  }

  /**
   * The likeliest distribution divides the share of each value by 1 + tilt · (value − mean). The
   * tilt is the only root, between the poles, of a function that falls all the way: Newton's
   * method, and bisection where that would leave the bracket.
   */
  private double tilt(double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    double tilt = 0;
    for (int step = 0; step < MOST_STEPS && high - low > EXACT; step++) {
      double slope = 0;
      double height = 0;
      for (int i = 0; i < counts.length; i++) {
        double pull = (value(i) - mean) / (1 + tilt * (value(i) - mean));
        height += counts[i] * pull;
        slope -= counts[i] * pull * pull;
      }
      if (height > 0) {
        low = tilt;
      } else {
        high = tilt;
      }
      double next = tilt - height / slope;
      if (!(next > low && next < high)) {
        next = low + (high - low) / 2;
      }
      if (Math.abs(next - tilt) < EXACT) {
        return next;
      }
      tilt = next;
    }
    return tilt;
  }

  private double value(int i) {
    return (double) i / (counts.length - 1);
  }
}
