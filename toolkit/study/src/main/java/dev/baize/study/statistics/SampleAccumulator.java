package dev.baize.study.statistics;

import static com.google.common.base.Preconditions.checkArgument;

import java.math.BigInteger;

/**
 * Accumulates the observations of one measure, game by game. Mutable, not thread-safe; an
 * observation takes a few nanoseconds, and allocates only when it widens the range of values.
 */
public final class SampleAccumulator {

  /** The sum and the number of the observations of each game. */
  private final RatioAccumulator mean = new RatioAccumulator();

  private final Counts values = new Counts();

  /** The squares and the bounds of the values that share a bucket. */
  private final ExactSum squares = new ExactSum();

  private long min = Long.MAX_VALUE;
  private long max = Long.MIN_VALUE;

  /** The sum and the number of the observations of the game in progress. */
  private long sumOfGame;

  private long countOfGame;

  /** Creates an accumulator without observations. */
  public SampleAccumulator() {}

  /**
   * Adds an observation of the game in progress.
   *
   * @param value the observed value
   */
  public void add(long value) {
    sumOfGame = Math.addExact(sumOfGame, value);
    countOfGame++;
    values.add(value);
    if (!Bucket.isExact(value)) {
      squares.addProduct(value, value);
      min = Math.min(min, value);
      max = Math.max(max, value);
    }
  }

  /**
   * Adds an observation of the game in progress several times.
   *
   * @param value the observed value
   * @param times the number of times, 0 or more
   */
  public void add(long value, int times) {
    checkArgument(times >= 0, "%s times; expected 0 or more", times);
    if (!Bucket.isExact(value)) {
      for (int i = 0; i < times; i++) {
        add(value);
      }
    } else if (times > 0) {
      sumOfGame = Math.addExact(sumOfGame, value * times);
      countOfGame += times;
      values.add(Bucket.number(value), times);
    }
  }

  /** Ends the game in progress; further observations belong to the next. */
  public void endGame() {
    if (countOfGame > 0) {
      mean.add(sumOfGame, countOfGame);
      sumOfGame = 0;
      countOfGame = 0;
    }
  }

  /**
   * Adds the observations of another accumulator. All games in both must have ended.
   *
   * @param other not modified
   */
  public void join(SampleAccumulator other) {
    mean.join(other.mean.ratio());
    squares.add(other.squares.value());
    values.add(other.values);
    min = Math.min(min, other.min);
    max = Math.max(max, other.max);
  }

  /** {@return the sample so far} All games must have ended. */
  public Sample sample() {
    Ratio ratio = mean.ratio();
    if (ratio.count() == 0) {
      return Sample.EMPTY;
    }
    Histogram histogram = new Histogram(values.buckets());
    BigInteger squaresOfAll = squares.value();
    long least = min;
    long greatest = max;
    for (Bucket bucket : histogram.buckets()) {
      if (Bucket.isExact(bucket.low())) {
        BigInteger value = BigInteger.valueOf(bucket.low());
        squaresOfAll = squaresOfAll.add(value.pow(2).multiply(BigInteger.valueOf(bucket.count())));
        least = Math.min(least, bucket.low());
        greatest = Math.max(greatest, bucket.low());
      }
    }
    return new Sample(
        ratio.count(), ratio.sum(), squaresOfAll, ratio.games(), least, greatest, histogram);
  }
}
