package dev.baize.core.tournament;

import com.google.common.base.Throwables;
import com.google.common.primitives.Ints;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.UnseatedPlayerException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A game that a player has lost by failing.
 *
 * @param seats the numbers of the players, by seat
 * @param culprit the seat of the player that failed
 */
record Forfeit(List<Integer> seats, Seat culprit) {

  /**
   * The game that ended with an exception; empty if none of its players is to blame.
   *
   * @param seats the numbers of the players, by seat; copied
   */
  static Optional<Forfeit> of(int[] seats, Throwable thrown) {
    return culprit(thrown).map(seat -> new Forfeit(Ints.asList(seats.clone()), seat));
  }

  /**
   * Nobody is blamed for an {@link OutOfMemoryError}: it hits whoever allocates next, not whoever
   * used up the memory.
   */
  private static Optional<Seat> culprit(Throwable thrown) {
    if (Throwables.getCausalChain(thrown).stream().anyMatch(OutOfMemoryError.class::isInstance)) {
      return Optional.empty();
    }
    if (thrown instanceof MatchStoppedException stopped) {
      return Optional.of(stopped.seat());
    }
    return thrown instanceof UnseatedPlayerException unseated
        ? Optional.of(unseated.seat())
        : Optional.empty();
  }

  /** The number of the player that failed. */
  private int loser() {
    return seats.get(culprit.index());
  }

  /** All others have won; the player that failed has the least score that there is. */
  Outcome outcome() {
    int loser = loser();
    Long[] scores = new Long[seats.size()];
    Arrays.setAll(scores, seat -> seats.get(seat) == loser ? Long.MIN_VALUE : 0);
    List<Seat> winners =
        IntStream.range(0, scores.length)
            .filter(seat -> seats.get(seat) != loser)
            .mapToObj(Seat::of)
            .toList();
    return new Outcome(List.of(scores), winners);
  }

  /**
   * The count of this game.
   *
   * @param failure of any length and content
   */
  Forfeits count(long round, String failure) {
    return Forfeits.one(loser(), round, seats, failure);
  }
}
