package dev.baize.cli.dataset;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.View;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Player;

/** A player that follows its own advice, which is kept: so it decides as it would without. */
final class AdvisedPlayer<V extends View, D extends Decision, E extends Event>
    implements Player<V, D, E> {

  private final Player<V, D, E> player;
  private final Advisor<V, D> advisor;
  private final MatchLog<D> log;

  private AdvisedPlayer(Player<V, D, E> player, Advisor<V, D> advisor, MatchLog<D> log) {
    this.player = player;
    this.advisor = advisor;
    this.log = log;
  }

  /** The player with its advice kept; the player itself if it gives none. */
  @SuppressWarnings("unchecked") // An advisor that is a player advises on what it plays.
  static <V extends View, D extends Decision, E extends Event> Player<V, D, E> of(
      Player<V, D, E> player, MatchLog<D> log) {
    return player instanceof Advisor<?, ?>
        ? new AdvisedPlayer<>(player, (Advisor<V, D>) player, log)
        : player;
  }

  @Override
  public D decide(V view) {
    Advice<D> advice = advisor.advise(view);
    log.advised(view.turn(), advice);
    return advice.best();
  }

  @Override
  public void observe(E event) {
    player.observe(event);
  }

  @Override
  public void ended(Outcome outcome) {
    player.ended(outcome);
  }

  @Override
  public String name() {
    return player.name();
  }
}
