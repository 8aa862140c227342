package dev.baize.study.tournament;

import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.Set;

/**
 * A game of a tournament that is over, or was forfeited.
 *
 * @param round the number of the round
 * @param players the numbers of the players, by seat
 * @param decisions the texts of all decisions, in order
 * @param losers the numbers of the players that have forfeited it; none if it ended by the rules
 * @param illegal whether the loser has answered, but with nothing that it was allowed to decide
 */
public record PlayedGame(
    long round,
    List<Integer> players,
    List<String> decisions,
    Set<Integer> losers,
    boolean illegal) {

  /**
   * Copies the lists.
   *
   * @param round 0 or more
   * @param players one for each seat
   * @param decisions texts of decisions
   * @param losers some of the players
   * @param illegal whether there is a loser that has answered illegally
   */
  public PlayedGame {
    players = List.copyOf(players);
    decisions = List.copyOf(decisions);
    losers = ImmutableSet.copyOf(losers);
  }
}
