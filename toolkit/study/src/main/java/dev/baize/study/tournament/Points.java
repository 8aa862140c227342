package dev.baize.study.tournament;

import java.math.BigInteger;

/** Sums of the points of games and rounds, and their covariances. */
final class Points {

  private Points() {}

  /**
   * The sum of the points of all games or rounds.
   *
   * @param counts the number of games or rounds by their points: 0, 1, …
   */
  static long sum(long[] counts) {
    long sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += i * counts[i];
    }
    return sum;
  }

  /**
   * The unbiased covariance of the sums of two values over the rounds: n / (n − 1) times the sum of
   * the products of their deviations from their means.
   *
   * @param rounds 2 or more
   */
  static double scatter(long rounds, long sum, long otherSum, long products) {
    BigInteger scatter =
        BigInteger.valueOf(rounds)
            .multiply(BigInteger.valueOf(products))
            .subtract(BigInteger.valueOf(sum).multiply(BigInteger.valueOf(otherSum)));
    return scatter.doubleValue() / (rounds - 1);
  }
}
