package dev.baize.core.statistics;

import java.math.BigInteger;

/**
 * Takes the observations of one measure, game by game. Mutable, for one thread at a time; an
 * observation costs some nanoseconds and no memory but for the first of its size.
 */
public final class SampleAccumulator {

  private final ExactSum sum = new ExactSum();
  private final ExactSum squaredSums = new ExactSum();
  private final ExactSum products = new ExactSum();
  private final ExactSum squaredCounts = new ExactSum();
  private final Counts values = new Counts();
  private long observations;
  private long games;

  /** The squares and the bounds of the values that have no bucket of their own. */
  private final ExactSum squares = new ExactSum();

  private long min = Long.MAX_VALUE;
  private long max = Long.MIN_VALUE;

  /** The sum and the number of the observations of the game in progress. */
  private long sumOfGame;

  private long countOfGame;

  /** Begins with no observation. */
  public SampleAccumulator() {}

  /**
   * Takes an observation of the game in progress.
   *
   * @param value what was observed
   * @throws ArithmeticException if the observations of this one game add up to more than a {@code
   *     long} holds
   */
  public void add(long value) {
    sumOfGame = Math.addExact(sumOfGame, value);
    countOfGame++;
    values.add(value);
    if (!Buckets.isExact(value)) {
      squares.addProduct(value, value);
      min = Math.min(min, value);
      max = Math.max(max, value);
    }
  }

  /**
   * Takes an observation of the game in progress several times.
   *
   * @param value what was observed
   * @param times how often it was observed
   * @throws IllegalArgumentException if that is negative
   * @throws ArithmeticException if the observations of this one game add up to more than a {@code
   *     long} holds
   */
  public void add(long value, int times) {
    if (times < 0) {
      throw new IllegalArgumentException(times + " times; expected 0 or more");
    }
    if (!Buckets.isExact(value)) {
      for (int i = 0; i < times; i++) {
        add(value);
      }
    } else if (times > 0) {
      sumOfGame = Math.addExact(sumOfGame, value * times);
      countOfGame += times;
      values.add(Buckets.number(value), times);
    }
  }

  /** Ends the game in progress: what is added from now on is of another one. */
  public void endGame() {
    if (countOfGame > 0) {
      games++;
      observations += countOfGame;
      sum.add(sumOfGame);
      squaredSums.addProduct(sumOfGame, sumOfGame);
      products.addProduct(sumOfGame, countOfGame);
      squaredCounts.addProduct(countOfGame, countOfGame);
      sumOfGame = 0;
      countOfGame = 0;
    }
  }

  /**
   * Takes what another has observed in games that have ended; those of this one have ended as well.
   *
   * @param other is not changed
   * @throws ArithmeticException if there are more observations than a {@code long} can count
   */
  public void join(SampleAccumulator other) {
    observations = Math.addExact(observations, other.observations);
    games += other.games;
    sum.add(other.sum);
    squares.add(other.squares);
    squaredSums.add(other.squaredSums);
    products.add(other.products);
    squaredCounts.add(other.squaredCounts);
    values.add(other.values);
    min = Math.min(min, other.min);
    max = Math.max(max, other.max);
  }

  /** {@return the sample so far} Every game has ended. */
  public Sample sample() {
    if (observations == 0) {
      return Sample.EMPTY;
    }
    Histogram histogram = new Histogram(values);
    BigInteger squaresOfAll = squares.value();
    long least = min;
    long greatest = max;
    for (Bucket bucket : histogram.buckets()) {
      if (Buckets.isExact(bucket.low())) {
        BigInteger value = BigInteger.valueOf(bucket.low());
        squaresOfAll = squaresOfAll.add(value.pow(2).multiply(BigInteger.valueOf(bucket.count())));
        least = Math.min(least, bucket.low());
        greatest = Math.max(greatest, bucket.low());
      }
    }
    return new Sample(
        observations,
        sum.value(),
        squaresOfAll,
        new GameSums(games, squaredSums.value(), products.value(), squaredCounts.value()),
        least,
        greatest,
        histogram);
  }
}
