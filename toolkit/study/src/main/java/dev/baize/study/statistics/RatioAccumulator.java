package dev.baize.study.statistics;

/** Accumulates a {@link Ratio}, game by game. Mutable, not thread-safe, allocates nothing. */
public final class RatioAccumulator {

  private final ExactSum sum = new ExactSum();
  private final ExactSum squaredSums = new ExactSum();
  private final ExactSum products = new ExactSum();
  private final ExactSum squaredCounts = new ExactSum();
  private long count;
  private long games;

  /** Creates an accumulator without games. */
  public RatioAccumulator() {}

  /**
   * Adds a game.
   *
   * @param sumOfGame its numerator
   * @param countOfGame its denominator, 1 or more
   */
  public void add(long sumOfGame, long countOfGame) {
    games++;
    count += countOfGame;
    sum.add(sumOfGame);
    squaredSums.addProduct(sumOfGame, sumOfGame);
    products.addProduct(sumOfGame, countOfGame);
    squaredCounts.addProduct(countOfGame, countOfGame);
  }

  /**
   * Adds the games of a ratio.
   *
   * @param other of other games
   */
  public void join(Ratio other) {
    count = Math.addExact(count, other.count());
    games += other.games().games();
    sum.add(other.sum());
    squaredSums.add(other.games().squaredSums());
    products.add(other.games().products());
    squaredCounts.add(other.games().squaredCounts());
  }

  /** {@return the ratio so far} */
  public Ratio ratio() {
    return new Ratio(
        sum.value(),
        count,
        new GameSums(games, squaredSums.value(), products.value(), squaredCounts.value()));
  }
}
