package dev.baize.core.statistics;

/**
 * What a sample says of a number that nobody knows, and how far it may be off.
 *
 * @param value the estimate
 * @param standardError about how far estimates like this one are off, as a standard deviation; NaN
 *     if it is not known
 * @param degreesOfFreedom of Student's t distribution, by which a confidence interval is made; 0
 *     where the standard error is not known
 */
public record Estimate(double value, double standardError, long degreesOfFreedom) {

  /**
   * {@return the interval from so many standard errors below the value to as many above}
   *
   * @param standardErrors 0 or more; to trust the interval to 95 %, the 0.975 quantile of Student's
   *     t distribution, which is about 1.96 if there are many degrees of freedom
   */
  public Interval interval(double standardErrors) {
    double distance = standardErrors * standardError;
    return new Interval(value - distance, value + distance);
  }
}
