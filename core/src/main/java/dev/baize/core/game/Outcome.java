package dev.baize.core.game;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;

/**
 * How a game ended.
 *
 * @param scores the score of each seat, by seat, in the game's own unit (points, coins, money)
 * @param winners the seats that won, ascending; empty if none did, all seats after a draw
 */
public record Outcome(List<Long> scores, List<Seat> winners) {

  /**
   * Copies the lists.
   *
   * @param scores the score of each seat, by seat
   * @param winners ascending; each has a score
   */
  public Outcome {
    scores = List.copyOf(scores);
    winners = List.copyOf(winners);
    int previous = -1;
    for (Seat winner : winners) {
      checkArgument(
          previous < winner.index() && winner.index() < scores.size(),
          "winners %s do not ascend within %s seats",
          winners,
          scores.size());
      previous = winner.index();
    }
  }

  /**
   * {@return the score of a seat}
   *
   * @param seat a seat of the table
   */
  public long score(Seat seat) {
    return scores.get(seat.index());
  }

  /**
   * {@return whether a seat is among the winners}
   *
   * @param seat any seat
   */
  public boolean wonBy(Seat seat) {
    return winners.contains(seat);
  }
}
