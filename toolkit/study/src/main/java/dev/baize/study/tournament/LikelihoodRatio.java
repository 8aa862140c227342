package dev.baize.study.tournament;

import java.util.Arrays;

/**
 * The generalized log-likelihood ratio of two means of counted values: each likelihood is the
 * maximum over all distributions on these values with that mean.
 *
 * <p>Van den Bergh, <i>A Practical Introduction to the GSPRT</i>, 2019, used for testing chess
 * engines; the likelihood of a mean is Owen's empirical likelihood, Biometrika 75, 1988.
 */
final class LikelihoodRatio {

  /** The count of a value that was never observed, which regularizes the likelihood. */
  private static final double PSEUDO_COUNT = 1e-3;

  private static final double TOLERANCE = 1e-12;
  private static final int MAX_STEPS = 200;

  private final double[] counts;

  /** The counts are those of values that are evenly spaced from 0 to 1. */
  LikelihoodRatio(long[] counts) {
    this.counts =
        Arrays.stream(counts).mapToDouble(n -> Math.max((double) n, PSEUDO_COUNT)).toArray();
  }

  /** The natural logarithm of the ratio: positive if the second mean is the better one. */
  double between(double mean0, double mean1) {
    return logLikelihood(mean1) - logLikelihood(mean0);
  }

  /** The log-likelihood up to a constant that is the same for all means. */
  private double logLikelihood(double mean) {
    double tilt = tilt(mean);
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum -= counts[i] * StrictMath.log1p(tilt * (value(i) - mean));
    }
    return sum;
  }

  /**
   * The most likely distribution divides the frequency of each value by 1 + tilt · (value − mean).
   * The tilt is the only root, between the poles, of a decreasing function: found by Newton's
   * method, with bisection where that would leave the bracket.
   */
  private double tilt(double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    double tilt = 0;
    for (int step = 0; step < MAX_STEPS && high - low > TOLERANCE; step++) {
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
      if (Math.abs(next - tilt) < TOLERANCE) {
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
