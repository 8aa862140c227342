package dev.baize.study.tournament;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.study.simulation.GameInProgress;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Simulation;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A game of a tournament. */
final class SeatedGame<V extends View, D extends Decision, E extends Event> {

  private static final Logger LOG = LoggerFactory.getLogger(SeatedGame.class);

  private final Conditions<V, D, E> conditions;
  private final long round;
  private final int[] seats;
  private final Progress progress;
  private final Consumer<? super Forfeits> forfeits;
  private final List<Entrant<V, D, E>> seated;
  private final List<String> names;
  private final GameInProgress inProgress;
  private @Nullable Match<V, D, E> match;

  /**
   * A game that has not begun.
   *
   * @param seats the numbers of the players, by seat
   * @param seated the players, by seat
   * @param progress is told of the game
   * @param forfeits receives the players that have forfeited it
   */
  SeatedGame(
      Conditions<V, D, E> conditions,
      long round,
      int[] seats,
      List<Entrant<V, D, E>> seated,
      Progress progress,
      Consumer<? super Forfeits> forfeits) {
    this.conditions = conditions;
    this.round = round;
    this.seats = seats;
    this.progress = progress;
    this.forfeits = forfeits;
    this.seated = seated;
    this.names = seated.stream().map(Entrant::name).toList();
    this.inProgress = progress.begin(round, names);
  }

  /**
   * Plays until it has to wait for an answer; how it ended, if it has. A game that players forfeit
   * is won by all others; if there are none, by nobody, with the least score there is.
   */
  Optional<Played> advance() {
    try {
      Match<V, D, E> playing = resume();
      Optional<Outcome> outcome = playing.advance(conditions.maxDecisions());
      if (outcome.isEmpty()) {
        return Optional.empty();
      }
      inProgress.end();
      return Optional.of(new Played(outcome.get(), playing.hand() + 1));
    } catch (Throwable e) {
      return Optional.of(new Played(forfeited(e), 0));
    }
  }

  private Match<V, D, E> resume() {
    Match<V, D, E> playing = match;
    if (playing == null) {
      playing = sitDown();
      match = playing;
    } else {
      progress.resume(inProgress);
    }
    return playing;
  }

  private Match<V, D, E> sitDown() {
    Seed seed = Simulation.seedOf(conditions.seed(), round);
    Rules<V, D, E> rules = conditions.rules();
    Match<V, D, E> started =
        Match.builder(rules, inProgress.seat(seated, rules, seed), seed).names(names).build();
    inProgress.follow(started);
    return started;
  }

  /** The outcome of a game that players have lost by failing, if such games are forfeited. */
  private Outcome forfeited(Throwable failure) {
    Forfeit forfeit =
        conditions.onFailure() == OnFailure.FORFEIT
            ? Forfeit.of(seats, failure).orElse(null)
            : null;
    if (forfeit == null) {
      throw new RoundFailedException(conditions.seed(), inProgress, failure);
    }
    inProgress.end();
    LOG.atDebug()
        .addKeyValue("round", round)
        .addKeyValue("players", names)
        .addKeyValue("losers", forfeit.losers())
        .setCause(failure)
        .log("game forfeited");
    forfeit.counts(round, GameInProgress.failure(failure)).forEach(forfeits);
    return forfeit.outcome();
  }
}
