package dev.baize.study.tournament;

/**
 * The imaginary game, half won and half lost, that is added to the games of each pair of players
 * that meet as a prior.
 *
 * <p>Without it, a player who won all games would be rated infinitely high; with two players it is
 * the Jeffreys prior, which removes most of the bias of ratings from few games: Firth, <i>Bias
 * reduction of maximum likelihood estimates</i>, Biometrika 80, 1993.
 */
final class ImaginaryGame {

  /** The number of imaginary games of each pair. */
  static final double COUNT = 1;

  private ImaginaryGame() {}

  /** The variance that it adds to the total score of a player with this chance to win. */
  static double variance(double chance) {
    return COUNT * (chance * chance + (1 - chance) * (1 - chance)) / 2;
  }
}
