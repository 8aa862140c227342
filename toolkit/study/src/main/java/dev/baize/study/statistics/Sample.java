package dev.baize.study.statistics;

import static dev.baize.study.statistics.Ratio.covers;
import static dev.baize.study.statistics.Ratio.require;
import static dev.baize.study.statistics.Ratio.requirePossible;
import static java.util.Objects.requireNonNull;

import com.google.common.primitives.Longs;
import dev.baize.core.game.MeasureSummary;
import java.math.BigInteger;
import java.util.List;

/**
 * A summary of the observations of one measure, each an integer. Immutable and exact: {@linkplain
 * #merge merging} samples in any order gives the sample of all their observations.
 *
 * <p>Statistics computed from it are rounded once, to the nearest {@code double}.
 *
 * @param observations the number of observations
 * @param sum the sum of the observations
 * @param squares the sum of their squares
 * @param games sums over games
 * @param min the least observation; 0 if there are none
 * @param max the greatest observation; 0 if there are none
 * @param values the frequencies of the observed values
 */
public record Sample(
    long observations,
    BigInteger sum,
    BigInteger squares,
    GameSums games,
    long min,
    long max,
    Histogram values)
    implements MeasureSummary {

  /** The sample without observations. */
  public static final Sample EMPTY =
      new Sample(
          0, BigInteger.ZERO, BigInteger.ZERO, GameSums.NONE, 0, 0, new Histogram(List.of()));

  /**
   * Checks that the numbers are consistent.
   *
   * @param observations the total of {@code values}
   * @param sum the sum of the observations
   * @param squares at least what it would be if all observations were equal
   * @param games of at most as many games as there are observations
   * @param min in the first bucket of {@code values}; 0 if there are none
   * @param max in the last bucket of {@code values}; 0 if there are none
   * @param values the frequencies of the observed values
   */
  public Sample {
    requireNonNull(sum);
    requireNonNull(squares);
    requireNonNull(games);
    requireNonNull(values);
    List<Bucket> buckets = values.buckets();
    BigInteger count = BigInteger.valueOf(observations);
    BigInteger counted =
        buckets.stream()
            .map(bucket -> BigInteger.valueOf(bucket.count()))
            .reduce(BigInteger.ZERO, BigInteger::add);
    require(counted.equals(count), "counted values", counted);
    Bucket first = buckets.isEmpty() ? new Bucket(0, 0, 0) : buckets.get(0);
    Bucket last = buckets.isEmpty() ? first : buckets.get(buckets.size() - 1);
    require(min <= max && first.low() <= min && min <= first.high(), "least", min);
    require(last.low() <= max && max <= last.high(), "greatest", max);
    BigInteger least = BigInteger.valueOf(min);
    BigInteger greatest = BigInteger.valueOf(max);
    require(
        least.multiply(count).compareTo(sum) <= 0 && sum.compareTo(greatest.multiply(count)) <= 0,
        "sum",
        sum);
    BigInteger most = least.pow(2).max(greatest.pow(2)).multiply(count);
    require(covers(squares, count, sum) && squares.compareTo(most) <= 0, "squares", squares);
    requirePossible(sum, count, games);
  }

  /**
   * {@return the sample of the observations of both}
   *
   * @param other a sample of different games
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

  @Override
  public double mean() {
    return ratio().value();
  }

  /** {@return the sample standard deviation (Bessel's correction); NaN below two observations} */
  @Override
  public double standardDeviation() {
    if (observations < 2) {
      return Double.NaN;
    }
    BigInteger squaredDistances = squares.multiply(count()).subtract(sum.pow(2));
    return CorrectlyRounded.sqrt(
        squaredDistances, count().multiply(BigInteger.valueOf(observations - 1)));
  }

  /**
   * {@return the mean as an estimate of the mean over all possible games} It is a {@link Ratio},
   * sums of games over numbers of observations in games, and valid although the observations within
   * a game are dependent. With one observation a game, the standard error is the usual one, the
   * standard deviation over the square root of the number of games. The degrees of freedom are the
   * number of games with an observation minus one; with fewer than two such games, the error is
   * unknown.
   */
  public Estimate estimate() {
    return ratio().estimate();
  }

  @Override
  public double standardError() {
    return estimate().standardError();
  }

  @Override
  public double quantile95() {
    return StudentQuantile.of(estimate().degreesOfFreedom());
  }

  /**
   * {@return the 95 % confidence interval of how often something happens, if an observation is 1
   * where it does and 0 where it does not} It is that of E. B. Wilson, <i>Probable inference, the
   * law of succession, and statistical inference</i>, Journal of the American Statistical
   * Association 22, 1927, for as many independent observations as have the standard error of the
   * {@linkplain #estimate estimate}; as many as there are games if that is 0. So it is within 0 and
   * 1, and not empty if nothing has happened. Both ends are NaN if the standard error is unknown.
   */
  public Interval shareInterval95() {
    Estimate mean = estimate();
    double share = mean.value();
    double error = mean.standardError();
    if (Double.isNaN(error)) {
      return mean.interval95();
    }
    double variance = share * (1 - share);
    double independent = error == 0 ? games.games() : variance / (error * error);
    double quantile = StudentQuantile.of(mean.degreesOfFreedom());
    double shift = quantile * quantile / (2 * independent);
    double margin = quantile * Math.sqrt(variance / independent + shift / (2 * independent));
    double scale = 1 + 2 * shift;
    return new Interval(
        share == 0 ? 0 : (share + shift - margin) / scale,
        share == 1 ? 1 : (share + shift + margin) / scale);
  }

  private Ratio ratio() {
    return new Ratio(sum, observations, games);
  }

  /**
   * {@return the least value such that at least a given fraction of the observations are no
   * greater} Exact below 1024 in magnitude; otherwise off by less than a thousandth of the value.
   *
   * @param part the fraction, from 0 to 1: 0.5 for the median, 0 for the least, 1 for the greatest
   */
  public long quantile(double part) {
    long middle = values.quantile(part).middle();
    return Longs.constrainToRange(middle, min, max);
  }

  private BigInteger count() {
    return BigInteger.valueOf(observations);
  }
}
