package dev.baize.study.tournament;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.study.simulation.GameFailedException;
import dev.baize.study.simulation.GameInProgress;
import dev.baize.study.simulation.Progress;
import java.util.List;
import java.util.Optional;
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
  Optional<Played> advance() {
    try {
      Match<?, ?, ?> match = game.resume(this::sitDown);
      Optional<Outcome> outcome = match.advance(conditions.maxDecisions());
      if (outcome.isPresent()) {
        game.end();
      }
      return outcome.map(end -> new Played(end, match.hand() + 1));
    } catch (Throwable e) {
      return Optional.of(new Played(forfeited(e), 0));
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
}
