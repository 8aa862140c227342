package dev.baize.study.statistics;

import static java.util.Objects.requireNonNull;

import java.math.BigInteger;

/**
 * The ratio of two sums over independent games, such as the points of all hands over the number of
 * hands. Immutable and exact; computed statistics are rounded once, to the nearest {@code double}.
 *
 * @param sum the sum of the numerators
 * @param count the sum of the denominators
 * @param games sums over games, each with its numerator {@code s} and its denominator {@code n}
 */
public record Ratio(BigInteger sum, long count, GameSums games) {

  /**
   * Checks that the numbers are consistent.
   *
   * @param sum any number
   * @param count 0 or more
   * @param games of at most {@code count} games
   */
  public Ratio {
    requireNonNull(sum);
    requireNonNull(games);
    Consistency.checkRatio(sum, BigInteger.valueOf(count), games);
  }

  /** {@return the ratio; NaN if there are no games} */
  public double value() {
    return count == 0 ? Double.NaN : CorrectlyRounded.quotient(sum, BigInteger.valueOf(count));
  }

  /**
   * {@return the ratio as an estimate of that over all possible games} See W. G. Cochran,
   * <i>Sampling Techniques</i>, 3rd edition, 1977, sections 2.11 and 6.4. The degrees of freedom
   * are the number of games minus one; with fewer than two games, the error is unknown.
   */
  public Estimate estimate() {
    long degrees = games.games() - 1;
    if (degrees < 1) {
      return new Estimate(value(), Double.NaN, 0);
    }
    BigInteger counted = BigInteger.valueOf(count);
    BigInteger residuals = games.squaredResiduals(sum, counted);
    double error =
        CorrectlyRounded.sqrt(
            residuals.multiply(BigInteger.valueOf(games.games())),
            counted.pow(4).multiply(BigInteger.valueOf(degrees)));
    return new Estimate(value(), error, degrees);
  }
}
