package dev.baize.core.game;

/** What was observed of one {@linkplain Measure measure} in many games, summed up. */
public interface MeasureSummary {

  /** {@return the mean of the observations; NaN if there are none} */
  double mean();

  /** {@return the standard error of the mean, estimated from games as a whole; NaN if unknown} */
  double standardError();

  /** {@return how many standard errors each side of the mean its 95 % confidence interval takes} */
  double quantile95();

  /** {@return the sample standard deviation; NaN if there are fewer than two observations} */
  double standardDeviation();

  /** {@return the greatest observation; 0 if there are none} */
  long max();
}
