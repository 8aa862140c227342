package dev.baize.core.statistics;

import static java.util.Objects.requireNonNull;

import java.math.BigInteger;

/**
 * How observations are spread over games, as sums over games: what the observations of a game add
 * up to is {@code s}, how many it has is {@code n}. Observations of one game depend on each other,
 * those of different games do not: so the games say how sure a mean is.
 *
 * @param games how many games have an observation
 * @param squaredSums Σ {@code s²}
 * @param products Σ {@code s·n}
 * @param squaredCounts Σ {@code n²}
 */
public record GameSums(
    long games, BigInteger squaredSums, BigInteger products, BigInteger squaredCounts) {

  /**
   * Sums over games.
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

  /** Of no game. */
  static final GameSums NONE = new GameSums(0, BigInteger.ZERO, BigInteger.ZERO, BigInteger.ZERO);

  GameSums merge(GameSums other) {
    return new GameSums(
        Math.addExact(games, other.games),
        squaredSums.add(other.squaredSums),
        products.add(other.products),
        squaredCounts.add(other.squaredCounts));
  }

  /**
   * Σ (N·s − Y·n)²: how far the sum of each game is off from what the ratio Y/N predicts, times N².
   *
   * @param total Y, the sum of all observations
   * @param count N, how many they are
   */
  BigInteger squaredResiduals(BigInteger total, BigInteger count) {
    return squaredSums
        .multiply(count.pow(2))
        .subtract(products.multiply(total).multiply(count).shiftLeft(1))
        .add(squaredCounts.multiply(total.pow(2)));
  }
}
