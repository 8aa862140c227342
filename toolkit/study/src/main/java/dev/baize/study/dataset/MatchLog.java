package dev.baize.study.dataset;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Player;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The decisions of a match, from which it can be replayed, and the advice that they followed. */
final class MatchLog<D extends Decision> implements Listener<D, Event> {

  private final List<D> decisions = new ArrayList<>();
  private final Map<Long, Advice<D>> advice = new HashMap<>();

  @Override
  public boolean wantsEvents() {
    return false;
  }

  @Override
  public void decided(Seat seat, D decision) {
    decisions.add(decision);
  }

  /** All decisions, in order. */
  List<D> decisions() {
    return decisions;
  }

  /** The advice that a decision followed, if there was any. */
  Optional<Advice<D>> advice(long turn) {
    return Optional.ofNullable(advice.get(turn));
  }

  /** The player with its advice kept in this log; the player itself if it gives none. */
  <V extends View, E extends Event> Player<V, D, E> logging(Player<V, D, E> player) {
    return Advisor.of(player)
        .<Player<V, D, E>>map(advisor -> new AdvisedPlayer<>(player, advisor))
        .orElse(player);
  }

  /** A player that decides as it would on its own, since it follows its own advice. */
  private final class AdvisedPlayer<V extends View, E extends Event> implements Player<V, D, E> {

    private final Player<V, D, E> player;
    private final Advisor<V, D> advisor;

    AdvisedPlayer(Player<V, D, E> player, Advisor<V, D> advisor) {
      this.player = player;
      this.advisor = advisor;
    }

    @Override
    public D decide(V view) {
      Advice<D> given = advisor.advise(view);
      advice.put(view.turn(), given);
      return given.best();
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
}
