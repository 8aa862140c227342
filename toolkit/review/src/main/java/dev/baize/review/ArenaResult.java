package dev.baize.review;

import dev.baize.study.statistics.Estimate;
import dev.baize.study.tournament.TournamentResult;
import java.util.List;

/**
 * What an arena has found. All but the times follows from the rules, the players and the seed.
 *
 * @param unit the unit of costs; empty if no decision was judged
 * @param competitors the players of the tournament, in its order
 */
record ArenaResult(
    TournamentResult tournament, String judge, String unit, List<Competitor> competitors) {

  /** What the decisions of a player cost by kind, those of all kinds last. */
  record Competitor(
      int number,
      String name,
      long games,
      Estimate score,
      long illegalAnswers,
      long otherFailures,
      List<MeanCost> costs,
      Times times) {}

  /** The mean cost of judged decisions of a kind, whose error is that of the sums of rounds. */
  record MeanCost(String kind, long decisions, long mistakes, Estimate each) {}

  /** How long all answers took and the longest one, in nanoseconds. */
  record Times(long answers, long nanos, long longest) {}
}
