package dev.baize.core.tournament;

import dev.baize.core.statistics.Estimate;
import java.util.List;

/**
 * How two players did against each other.
 *
 * @param first the number of the player whose results these are, counted from 0 in the order the
 *     players were given
 * @param second the number of its opponent
 * @param wins how many games the first won
 * @param draws how many neither won
 * @param losses how many the second won
 * @param roundScores how many rounds the first made which score in, in half points, from 0 for a
 *     round in which it lost all games up to 2 for each game of the round: with two games a round
 *     these are five numbers, those of 0, ½, 1, 1½ and 2 points
 */
public record Pairing(
    int first, int second, long wins, long draws, long losses, List<Long> roundScores) {

  /** More games than anybody plays, and few enough that no sum of them overflows. */
  private static final long MOST = 1_000_000_000_000_000L;

  /**
   * Copies the round scores.
   *
   * @param first the number of a player
   * @param second the number of its opponent
   * @param wins 0 or more
   * @param draws 0 or more
   * @param losses 0 or more; with wins and draws, as many as the rounds have games
   * @param roundScores 2n + 1 numbers for rounds of n games, each 0 or more; with the same points
   *     as wins and draws
   * @throws IllegalArgumentException if the numbers cannot all be true
   */
  public Pairing {
    roundScores = List.copyOf(roundScores);
    int games = (roundScores.size() - 1) / 2;
    boolean possible = games > 0 && roundScores.size() == 2 * games + 1;
    possible &= isCount(wins) && isCount(draws) && isCount(losses);
    possible &= roundScores.stream().allMatch(Pairing::isCount);
    if (!possible
        || rounds(roundScores) > MOST / games
        || wins + draws + losses != games * rounds(roundScores)
        || 2 * wins + draws != Crosstable.weighted(array(roundScores))) {
      throw new IllegalArgumentException(
          "%d wins, %d draws, %d losses, round scores %s: no rounds have all of these"
              .formatted(wins, draws, losses, roundScores));
    }
  }

  private static boolean isCount(long count) {
    return count >= 0 && count <= MOST;
  }

  /** {@return how many rounds they played} */
  public long rounds() {
    return rounds(roundScores);
  }

  /**
   * {@return the part of the points that the first player made: 1 for each win and ½ for each draw,
   * divided by the number of games} NaN if there are no rounds.
   *
   * <p>Its standard error is made from the scores of whole rounds. As both players sit in turn in
   * the same seats of the same deal, the luck of the deal is the same for both, and is not in it.
   * Beside the rounds, the error counts one game that is half won and half lost, so that it is not
   * 0 when all rounds happened to end alike.
   */
  public Estimate score() {
    long rounds = rounds();
    long[] counts = array(roundScores);
    long points = Crosstable.weighted(counts);
    double games = (counts.length - 1) / 2.0;
    double score = points / (2 * games * rounds);
    if (rounds < 2) {
      return new Estimate(score, Double.NaN, 0);
    }
    long squares = 0;
    for (int i = 0; i < counts.length; i++) {
      squares += (long) i * i * counts[i];
    }
    double observed = Crosstable.scatter(rounds, points, points, squares) / 4;
    double variance = observed + Ratings.imaginary(score);
    return new Estimate(score, Math.sqrt(variance) / (games * rounds), rounds - 1);
  }

  /** {@return the same, as the second player sees it} */
  public Pairing mirrored() {
    Long[] reversed = new Long[roundScores.size()];
    for (int i = 0; i < reversed.length; i++) {
      reversed[i] = roundScores.get(reversed.length - 1 - i);
    }
    return new Pairing(
        /* first= */ second,
        /* second= */ first,
        /* wins= */ losses,
        draws,
        /* losses= */ wins,
        List.of(reversed));
  }

  private static long rounds(List<Long> roundScores) {
    return roundScores.stream().mapToLong(Long::longValue).sum();
  }

  private static long[] array(List<Long> counts) {
    return counts.stream().mapToLong(Long::longValue).toArray();
  }
}
