package dev.baize.core.statistics;

import static java.util.Objects.requireNonNull;

import com.google.common.primitives.Longs;
import java.math.BigInteger;
import java.util.List;

/**
 * All that is kept of the observations of one measure, each a whole number. Immutable and exact:
 * {@linkplain #merge merging} samples in any order gives the sample of all their observations.
 *
 * <p>What is computed from it is rounded once, to the nearest {@code double}.
 *
 * @param observations how many there are
 * @param sum of the observations
 * @param squares the sum of their squares
 * @param games how they are spread over games
 * @param min the least; 0 if there are none
 * @param max the greatest; 0 if there are none
 * @param values how often which value was observed
 */
public record Sample(
    long observations,
    BigInteger sum,
    BigInteger squares,
    GameSums games,
    long min,
    long max,
    Histogram values) {

  /** Of nothing. */
  public static final Sample EMPTY =
      new Sample(0, BigInteger.ZERO, BigInteger.ZERO, GameSums.NONE, 0, 0, Histogram.of(List.of()));

  /**
   * Checks the numbers as far as they must fit together.
   *
   * @param observations as many as the values are
   * @param sum of the observations
   * @param squares no less than if all observations were the same
   * @param games no more than there are observations
   * @param min from the first bucket of the values; 0 if there are none
   * @param max from the last bucket of the values; 0 if there are none
   * @param values all observations
   * @throws IllegalArgumentException if no observations have such numbers
   */
  public Sample {
    requireNonNull(sum);
    requireNonNull(squares);
    requireNonNull(games);
    requireNonNull(values);
    Consistency.check(observations, sum, squares, games, min, max, values);
  }

  /**
   * {@return the sample of the observations of both}
   *
   * @param other of different games
   * @throws ArithmeticException if they are more than a {@code long} can count
   */
  public Sample merge(Sample other) {
    if (other.observations == 0 || observations == 0) {
      return observations == 0 ? other : this;
    }
    return new Sample(
        Math.addExact(observations, other.observations),
        sum.add(other.sum),
        squares.add(other.squares),
        games.merge(other.games),
        Math.min(min, other.min),
        Math.max(max, other.max),
        values.merge(other.values));
  }

  /** {@return the mean of the observations; NaN if there are none} */
  public double mean() {
    return observations == 0 ? Double.NaN : CorrectlyRounded.quotient(sum, count());
  }

  /**
   * {@return how far observations lie from their mean: the square root of the sum of squared
   * distances, divided by one less than there are observations} NaN if there are fewer than two.
   */
  public double standardDeviation() {
    if (observations < 2) {
      return Double.NaN;
    }
    BigInteger squaredDistances = squares.multiply(count()).subtract(sum.pow(2));
    return CorrectlyRounded.sqrt(
        squaredDistances, count().multiply(BigInteger.valueOf(observations - 1)));
  }

  /**
   * {@return the mean as an estimate of what it would be over all possible games} It is that of a
   * ratio, sums of games over numbers of observations in games (W. G. Cochran, <i>Sampling
   * Techniques</i>, 3rd edition, 1977, sections 2.11 and 6.4). It holds although the observations
   * of one game depend on each other; with one observation a game, the standard error is the usual
   * one, the standard deviation over the square root of the number of games. Its degrees of freedom
   * are one less than there are games with an observation; of fewer than two such games, the error
   * is not known.
   */
  public Estimate estimate() {
    long degrees = games.games() - 1;
    if (degrees < 1) {
      return new Estimate(mean(), Double.NaN, 0);
    }
    BigInteger residuals = games.squaredResiduals(sum, count());
    double error =
        CorrectlyRounded.sqrt(
            residuals.multiply(BigInteger.valueOf(games.games())),
            count().pow(4).multiply(BigInteger.valueOf(degrees)));
    return new Estimate(mean(), error, degrees);
  }

  /**
   * {@return the least value that at least so great a part of the observations do not exceed} Exact
   * below 1024 in size; else off by less than a thousandth of the value.
   *
   * @param part from 0 to 1: 0.5 for the median, 0 for the least, 1 for the greatest
   * @throws IllegalArgumentException if the part is not as said above
   * @throws IllegalStateException if there are no observations
   */
  public long quantile(double part) {
    long middle = values.quantile(part).middle();
    return Longs.constrainToRange(middle, min, max);
  }

  private BigInteger count() {
    return BigInteger.valueOf(observations);
  }
}
