package dev.baize.study.tournament;

import java.math.BigInteger;

/** Sums of the points of games and rounds, and their covariances. */
final class Points {

  private Points() {}

  /** The sum of the points of games or rounds, which are counted by their points: 0, 1, … */
  static long sum(long[] counts) {
    long sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += i * counts[i];
    }
    return sum;
  }

  /**
   * The unbiased covariance of the sums of two values over 2 rounds or more: n / (n − 1) times the
   * sum of the products of their deviations from their means.
   */
  static double scatter(long rounds, long sum, long otherSum, long products) {
    BigInteger scatter =
        BigInteger.valueOf(rounds)
            .multiply(BigInteger.valueOf(products))
            .subtract(BigInteger.valueOf(sum).multiply(BigInteger.valueOf(otherSum)));
    return scatter.doubleValue() / (rounds - 1);
  }
}
