package dev.baize.study.statistics;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import java.math.BigInteger;
import java.util.List;

/**
 * The ratio of two sums over independent games, such as the points of all hands over the number of
 * hands. Immutable and exact; computed statistics are rounded once, to the nearest {@code double}.
 *
 * @param sum the sum of the numerators
 * @param count the sum of the denominators
 * @param games sums over games, each with its numerator {@code s} and its denominator {@code n}
 */
public record Ratio(BigInteger sum, long count, GameSums games) {

  /** The bits of a sum of fewer than 2⁶³ products of two {@code long} values. */
  private static final int MAX_BITS = 3 * (Long.SIZE - 1);

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
    requirePossible(sum, BigInteger.valueOf(count), games);
  }

  /** Requires numbers that the observations of some games could have. */
  static void requirePossible(BigInteger sum, BigInteger count, GameSums games) {
    BigInteger played = BigInteger.valueOf(games.games());
    require(played.signum() >= 0 && played.compareTo(count) <= 0, "games", played);
    for (BigInteger each :
        List.of(sum, games.squaredSums(), games.products(), games.squaredCounts())) {
      require(each.bitLength() <= MAX_BITS, "sum", each);
    }
    require(covers(games.squaredSums(), played, sum), "squared sums of games", games.squaredSums());
    require(
        covers(games.squaredCounts(), played, count),
        "squared counts of games",
        games.squaredCounts());
    require(
        games.squaredResiduals(sum, count).signum() >= 0, "products of games", games.products());
  }

  /** Whether terms can have these squares, whose sum is least if all are equal. */
  static boolean covers(BigInteger squares, BigInteger terms, BigInteger sum) {
    return squares.multiply(terms).compareTo(sum.pow(2)) >= 0
        && (terms.signum() > 0 || squares.signum() == 0);
  }

  static void require(boolean possible, String what, Object found) {
    checkArgument(possible, "%s %s: no observations have this with the other numbers", what, found);
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
