package dev.baize.study.tournament;

import java.math.BigInteger;

/** Sums of the points of games and rounds, and their covariances. */
final class Points {

  /**
   * The number of imaginary games, half won and half lost, that are added to those of each pair of
   * players that meet as a prior.
   *
   * <p>Without it, a player who won all games would be rated infinitely high; with two players it
   * is the Jeffreys prior, which removes most of the bias of ratings from few games: Firth, <i>Bias
   * reduction of maximum likelihood estimates</i>, Biometrika 80, 1993.
   */
  static final double IMAGINARY_GAMES = 1;

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

  /** The variance that imaginary games add to the score of a player with this chance to win. */
  static double imaginaryVariance(double chance) {
    return IMAGINARY_GAMES * (chance * chance + (1 - chance) * (1 - chance)) / 2;
  }
}
