package dev.baize.study.tournament;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.Lists;
import com.google.common.primitives.Longs;
import dev.baize.study.statistics.Estimate;
import java.math.BigInteger;
import java.util.List;

/**
 * The results of two players against each other.
 *
 * @param first the number of the player whose results these are, from 0 in the order in which the
 *     players were given
 * @param second the number of its opponent
 * @param wins the number of games that the first won
 * @param draws the number of games that neither won
 * @param losses the number of games that the second won
 * @param roundScores the number of rounds by the first player's score in half points, from 0 (all
 *     games lost) to 2 for each game of the round (all won). With two games a round these are the
 *     pentanomial counts of 0, ½, 1, 1½ and 2 points
 */
public record Pairing(
    int first, int second, long wins, long draws, long losses, List<Long> roundScores) {

  /** Low enough that no sum overflows. */
  static final long MAX_GAMES = 1_000_000_000_000_000L;

  /**
   * The number of imaginary games, half won and half lost, that are added to those of each pair of
   * players that meet as a prior.
   *
   * <p>Without it, a player who won all games would be rated infinitely high; with two players it
   * is the Jeffreys prior, which removes most of the bias of ratings from few games: Firth, <i>Bias
   * reduction of maximum likelihood estimates</i>, Biometrika 80, 1993.
   */
  static final double IMAGINARY_GAMES = 1;

  /**
   * Copies the round scores.
   *
   * @param first the number of a player
   * @param second the number of its opponent
   * @param wins 0 or more
   * @param draws 0 or more
   * @param losses 0 or more; wins, draws and losses add up to the games of all rounds
   * @param roundScores 2n + 1 numbers for rounds of n games, each 0 or more; with the same points
   *     as wins and draws
   */
  public Pairing {
    roundScores = List.copyOf(roundScores);
    int games = (roundScores.size() - 1) / 2;
    boolean possible = games > 0 && roundScores.size() == 2 * games + 1;
    possible &= isCount(wins) && isCount(draws) && isCount(losses);
    possible &= roundScores.stream().allMatch(Pairing::isCount);
    checkArgument(
        possible
            && rounds(roundScores) <= MAX_GAMES / games
            && wins + draws + losses == games * rounds(roundScores)
            && 2 * wins + draws == sum(Longs.toArray(roundScores)),
        "%s won, %s drawn, %s lost, round scores %s: no rounds have all of these",
        wins,
        draws,
        losses,
        roundScores);
  }

  private static boolean isCount(long count) {
    return count >= 0 && count <= MAX_GAMES;
  }

  /** {@return the number of rounds that they played} */
  public long rounds() {
    return rounds(roundScores);
  }

  /**
   * {@return the mean score of the first player in a game: 1 for a win, ½ for a draw, 0 for a loss}
   * NaN if there are no rounds.
   *
   * <p>Its standard error is that of the scores of whole rounds. Since both players play each deal
   * from the same seats, the luck of the deal cancels out and is not part of the error. The error
   * also counts one imaginary game, half won and half lost, so that it is not 0 when all rounds
   * have the same score.
   */
  public Estimate score() {
    long[] counts = Longs.toArray(roundScores);
    long squares = 0;
    for (int i = 0; i < counts.length; i++) {
      squares += (long) i * i * counts[i];
    }
    return score(rounds(), (counts.length - 1) / 2.0, 1, sum(counts), squares);
  }

  /**
   * The mean score in a game against all opponents, whose number is that of the imaginary games,
   * too; of the points of a round, there are the sum and the sum of squares over the rounds.
   */
  static Estimate score(long rounds, double games, int opponents, long points, long squares) {
    double score = points / (2 * games * rounds);
    if (rounds < 2) {
      return new Estimate(score, Double.NaN, 0);
    }
    double observed = scatter(rounds, points, points, squares) / 4;
    double variance = observed + opponents * imaginaryVariance(score);
    return new Estimate(score, Math.sqrt(variance) / (games * rounds), rounds - 1);
  }

  /** {@return the same results from the second player's side} */
  public Pairing mirrored() {
    return new Pairing(
        /* first= */ second,
        /* second= */ first,
        /* wins= */ losses,
        draws,
        /* losses= */ wins,
        Lists.reverse(roundScores));
  }

  private static long rounds(List<Long> roundScores) {
    return roundScores.stream().mapToLong(Long::longValue).sum();
  }

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
