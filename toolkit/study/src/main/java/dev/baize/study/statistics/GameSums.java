package dev.baize.study.statistics;

import static java.util.Objects.requireNonNull;

import java.math.BigInteger;

/**
 * Sums over games, where {@code s} is the sum and {@code n} the number of a game's observations.
 * Observations within a game are dependent, those of different games independent, so the standard
 * error of a mean is computed from games.
 *
 * @param games the number of games with an observation
 * @param squaredSums Σ {@code s²}
 * @param products Σ {@code s·n}
 * @param squaredCounts Σ {@code n²}
 */
public record GameSums(
    long games, BigInteger squaredSums, BigInteger products, BigInteger squaredCounts) {

  /**
   * Creates the sums.
   *
   * @param games 0 or more
   * @param squaredSums 0 or more
   * @param products any number
   * @param squaredCounts 0 or more
   */
  public GameSums {
    requireNonNull(squaredSums);
    requireNonNull(products);
    requireNonNull(squaredCounts);
  }

  /** The sums of no games. */
  static final GameSums NONE = new GameSums(0, BigInteger.ZERO, BigInteger.ZERO, BigInteger.ZERO);

  GameSums merge(GameSums other) {
    return new GameSums(
        Math.addExact(games, other.games),
        squaredSums.add(other.squaredSums),
        products.add(other.products),
        squaredCounts.add(other.squaredCounts));
  }

  /**
   * Σ (N·s − Y·n)²: the squared residuals of the games' sums from the ratio Y/N, times N², where Y
   * is the sum of all N observations.
   */
  BigInteger squaredResiduals(BigInteger total, BigInteger count) {
    return squaredSums
        .multiply(count.pow(2))
        .subtract(products.multiply(total).multiply(count).shiftLeft(1))
        .add(squaredCounts.multiply(total.pow(2)));
  }
}
