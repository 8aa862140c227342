package dev.baize.study.tournament;

import com.google.common.base.Throwables;
import com.google.common.primitives.Ints;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.PlayerCreationException;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.study.simulation.GameFailedException;
import dev.baize.study.simulation.GameInProgress;
import dev.baize.study.simulation.Progress;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A game of a tournament. */
final class SeatedGame<V extends View, D extends Decision, E extends Event> {

  private static final Logger LOG = LoggerFactory.getLogger(SeatedGame.class);

  private final Conditions<V, D, E> conditions;
  private final int[] seats;
  private final List<Entrant<V, D, E>> seated;
  private final Crosstable into;
  private final GameInProgress game;

  SeatedGame(
      Conditions<V, D, E> conditions,
      long round,
      int[] seats,
      List<Entrant<V, D, E>> seated,
      Progress progress,
      Crosstable into) {
    this.conditions = conditions;
    this.seats = seats;
    this.seated = seated;
    this.into = into;
    this.game = progress.begin(round, seated.stream().map(Entrant::name).toList());
  }

  /**
   * Plays until it has to wait for an answer; how it ended, if it has. A game that players forfeit
   * is won by all others; if there are none, by nobody, with the least score there is.
   */
  Optional<Margins.Played> advance() {
    try {
      Match<?, ?, ?> match = game.resume(this::sitDown);
      Optional<Outcome> outcome = match.advance(conditions.maxDecisions());
      if (outcome.isPresent()) {
        game.end();
      }
      return outcome.map(end -> new Margins.Played(end, match.hand() + 1));
    } catch (Throwable e) {
      return Optional.of(new Margins.Played(forfeited(e), 0));
    }
  }

  private Match<V, D, E> sitDown() {
    Seed seed = Match.seedOf(conditions.seed(), game.number());
    return Match.builder(conditions.rules(), game.seat(seated, conditions.rules(), seed), seed)
        .names(game.players())
        .build();
  }

  /** The outcome of a game that players have lost by failing, if such games are forfeited. */
  private Outcome forfeited(Throwable failure) {
    Forfeit forfeit =
        conditions.onFailure() == OnFailure.FORFEIT
            ? Forfeit.of(seats, failure).orElse(null)
            : null;
    if (forfeit == null) {
      throw GameFailedException.ofRound(conditions.seed(), game, failure);
    }
    game.end();
    LOG.atDebug()
        .addKeyValue("round", game.number())
        .addKeyValue("players", game.players())
        .addKeyValue("losers", forfeit.losers())
        .setCause(failure)
        .log("game forfeited");
    forfeit.counts(game.number(), GameInProgress.failure(failure)).forEach(into::add);
    return forfeit.outcome();
  }

  /**
   * A game that has ended because a player failed, or that had not ended after too many decisions.
   * The losers are the player that failed, or all players, by number.
   */
  private record Forfeit(List<Integer> seats, Set<Integer> losers) {

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
}
