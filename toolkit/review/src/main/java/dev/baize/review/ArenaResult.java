package dev.baize.review;

import dev.baize.study.statistics.Estimate;
import dev.baize.study.tournament.TournamentResult;
import java.util.List;

/**
 * What an {@link Arena} has found. All of it but the {@link Competitor#times} follows from the
 * rules, the players and the seed.
 *
 * @param tournament who has won what
 * @param judge the player that judged the decisions, with its settings
 * @param unit the unit of costs; empty if no decision was judged
 * @param competitors one for each player of the tournament, in the same order
 */
public record ArenaResult(
    TournamentResult tournament, String judge, String unit, List<Competitor> competitors) {

  /** The kind of the costs of all decisions. */
  public static final String ALL = "all";

  /**
   * Copies the list.
   *
   * @param tournament who has won what
   * @param judge the player that judged
   * @param unit the unit of costs
   * @param competitors one for each player
   */
  public ArenaResult {
    competitors = List.copyOf(competitors);
  }

  /**
   * A player in an arena.
   *
   * @param name its name, with its settings
   * @param games how many games it has begun
   * @param score its mean score in a game
   * @param illegalAnswers how many games it has lost by an illegal answer
   * @param otherFailures how many it has forfeited for any other reason
   * @param costs what its decisions cost by kind, those of all kinds last
   * @param times how long it took to answer
   */
  public record Competitor(
      String name,
      long games,
      Estimate score,
      long illegalAnswers,
      long otherFailures,
      List<Costs> costs,
      Times times) {

    /**
     * Copies the list.
     *
     * @param name its name
     * @param games how many games
     * @param score its mean score
     * @param illegalAnswers how many games
     * @param otherFailures how many games
     * @param costs by kind
     * @param times how long it took
     */
    public Competitor {
      costs = List.copyOf(costs);
    }
  }

  /**
   * What decisions of a kind cost.
   *
   * @param kind what they are called together, or {@link #ALL}
   * @param decisions how many were judged
   * @param mistakes how many of them are mistakes
   * @param each the mean cost of a decision, whose error is that of the costs of whole rounds
   */
  public record Costs(String kind, long decisions, long mistakes, Estimate each) {}

  /**
   * How long a player took to answer, which no seed repeats.
   *
   * @param answers how many times it was asked
   * @param nanos how long all answers took, in nanoseconds
   * @param longestNanos how long the longest one took
   */
  public record Times(long answers, long nanos, long longestNanos) {}
}
