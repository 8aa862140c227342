package dev.baize.core.statistics;

/**
 * A point estimate with its standard error.
 *
 * @param value the estimate
 * @param standardError the standard error of the estimate; NaN if unknown
 * @param degreesOfFreedom the degrees of freedom of Student's t distribution for a confidence
 *     interval; 0 if the standard error is unknown
 */
public record Estimate(double value, double standardError, long degreesOfFreedom) {

  /**
   * {@return the value plus or minus a number of standard errors}
   *
   * @param standardErrors 0 or more; for a 95 % confidence interval, the 0.975 quantile of
   *     Student's t distribution, about 1.96 for many degrees of freedom
   */
  public Interval interval(double standardErrors) {
    double distance = standardErrors * standardError;
    return new Interval(value - distance, value + distance);
  }
}
