package dev.baize.study.tournament;

import com.google.common.base.Throwables;
import com.google.common.primitives.Ints;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.PlayerCreationException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A game that has ended because a player failed, or that had not ended after too many decisions.
 * The losers are the player that failed, or all players, by number.
 */
record Forfeit(List<Integer> seats, Set<Integer> losers) {

  /** The game that ended with an exception; empty if it is the fault of none of its players. */
  static Optional<Forfeit> of(int[] seats, Throwable thrown) {
    List<Integer> players = Ints.asList(seats.clone());
    if (thrown instanceof MatchStoppedException stopped && stopped.isTooLong()) {
      return Optional.of(new Forfeit(players, new TreeSet<>(players)));
    }
    return culprit(thrown).map(seat -> new Forfeit(players, Set.of(players.get(seat.index()))));
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
    return thrown instanceof PlayerCreationException unseated
        ? Optional.of(unseated.seat())
        : Optional.empty();
  }

  /** All others have won; the losers have the least score that there is. */
  Outcome outcome() {
    List<Long> scores =
        seats.stream().map(player -> losers.contains(player) ? Long.MIN_VALUE : 0).toList();
    List<Seat> winners =
        IntStream.range(0, seats.size())
            .filter(seat -> !losers.contains(seats.get(seat)))
            .mapToObj(Seat::of)
            .toList();
    return new Outcome(scores, winners);
  }

  /** The counts of this game, for each of the losers. */
  List<Forfeits> counts(long round, String failure) {
    return losers.stream().map(loser -> Forfeits.one(loser, round, seats, failure)).toList();
  }
}
