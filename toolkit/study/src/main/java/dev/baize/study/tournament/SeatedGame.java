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
      Conditions<V, D, E> conditions, long round, int[] seats, Progress progress, Crosstable into) {
    this.conditions = conditions;
    this.seats = seats;
    this.seated = conditions.seated(seats);
    this.into = into;
    this.game = progress.begin(round, seated.stream().map(Entrant::name).toList());
  }

  /**
   * Plays until it has to wait for an answer; how it ended, if it has. A game that players forfeit
   * is won by all others; if there are none, by nobody, with the least score there is.
   */
  Optional<Crosstable.Played> advance() {
    try {
      Match<?, ?, ?> match = game.resume(this::sitDown);
      Optional<Outcome> outcome = match.advance(conditions.maxDecisions());
      if (outcome.isPresent()) {
        game.end();
      }
      return outcome.map(end -> new Crosstable.Played(end, match.hand() + 1));
    } catch (Throwable e) {
      return Optional.of(new Crosstable.Played(forfeited(e), 0));
    }
  }

  private Match<V, D, E> sitDown() {
    Seed seed = Match.seedOf(conditions.seed(), game.number());
    return Match.builder(conditions.rules(), game.seat(seated, conditions.rules(), seed), seed)
        .names(game.players())
        .build();
  }

  /**
   * The outcome of a game that players have lost by failing, if such games are forfeited: all
   * others have won, and the losers have the least score that there is.
   */
  private Outcome forfeited(Throwable failure) {
    List<Integer> players = Ints.asList(seats.clone());
    Set<Integer> losers =
        conditions.onFailure() == OnFailure.FORFEIT ? losers(players, failure) : Set.of();
    if (losers.isEmpty()) {
      throw GameFailedException.ofRound(conditions.seed(), game, failure);
    }
    game.end();
    LOG.atDebug()
        .addKeyValue("round", game.number())
        .addKeyValue("players", game.players())
        .addKeyValue("losers", losers)
        .setCause(failure)
        .log("game forfeited");
    String message = GameInProgress.failure(failure);
    losers.forEach(loser -> into.add(Forfeits.one(loser, game.number(), players, message)));
    List<Seat> winners =
        IntStream.range(0, seats.length)
            .filter(seat -> !losers.contains(seats[seat]))
            .mapToObj(Seat::of)
            .toList();
    List<Long> scores =
        players.stream().map(player -> losers.contains(player) ? Long.MIN_VALUE : 0L).toList();
    return new Outcome(scores, winners);
  }

  /**
   * The player that failed, or all players if the game took too many decisions; nobody if the game
   * itself failed. Nobody is blamed for an {@link OutOfMemoryError} either: it hits whoever
   * allocates next, not whoever used up the memory.
   */
  private static Set<Integer> losers(List<Integer> players, Throwable thrown) {
    if (Throwables.getCausalChain(thrown).stream().anyMatch(OutOfMemoryError.class::isInstance)) {
      return Set.of();
    }
    if (thrown instanceof MatchStoppedException stopped) {
      return stopped.isTooLong()
          ? new TreeSet<>(players)
          : Set.of(players.get(stopped.seat().index()));
    }
    return thrown instanceof PlayerCreationException unseated
        ? Set.of(players.get(unseated.seat().index()))
        : Set.of();
  }
}
