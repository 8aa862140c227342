package dev.baize.study.statistics;

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
   * @param standardErrors 0 or more; for a confidence interval see {@link #interval95}
   */
  public Interval interval(double standardErrors) {
    double distance = standardErrors * standardError;
    return new Interval(value - distance, value + distance);
  }

  /**
   * {@return the 95 % confidence interval} It takes the quantile from Student's t distribution with
   * the {@linkplain #degreesOfFreedom degrees of freedom} of the estimate, rounded to a billionth:
   * 12.706204736 standard errors for 1, 2.228138852 for 10, and converging to 1.959963985, that of
   * the normal distribution. Both ends are NaN if the standard error is unknown.
   */
  public Interval interval95() {
    return interval(StudentQuantile.of(degreesOfFreedom));
  }

  /** {@return half the width of {@link #interval95}; NaN if the standard error is unknown} */
  public double margin95() {
    return StudentQuantile.of(degreesOfFreedom) * standardError;
  }
}
