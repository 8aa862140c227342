package dev.baize.core.game;

import java.util.List;

/**
 * How a game ended.
 *
 * @param scores what each seat scored, by seat, in the game's own unit (points, coins, money)
 * @param winners the seats that won, ascending; empty if nobody did, all of them after a draw
 */
public record Outcome(List<Long> scores, List<Seat> winners) {

  /**
   * Copies the lists.
   *
   * @param scores one for each seat, by seat
   * @param winners ascending; each has a score
   * @throws IllegalArgumentException if a winner has no score or the winners do not ascend
   */
  public Outcome {
    scores = List.copyOf(scores);
    winners = List.copyOf(winners);
    int previous = -1;
    for (Seat winner : winners) {
      if (winner.index() <= previous || winner.index() >= scores.size()) {
        throw new IllegalArgumentException(
            "winners " + winners + " do not ascend within " + scores.size() + " seats");
      }
      previous = winner.index();
    }
  }

  /**
   * {@return what a seat scored}
   *
   * @param seat a seat of the table
   * @throws IndexOutOfBoundsException if there is no such seat
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
