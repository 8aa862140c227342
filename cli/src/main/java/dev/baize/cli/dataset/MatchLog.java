package dev.baize.cli.dataset;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import dev.baize.core.player.Advice;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What was decided in a match, and advised: from these, the match can be replayed. */
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

  void advised(long turn, Advice<D> values) {
    advice.put(turn, values);
  }

  /** All decisions, in order. */
  List<D> decisions() {
    return decisions;
  }

  /** The advice that a decision followed, if there was any. */
  Optional<Advice<D>> advice(long turn) {
    return Optional.ofNullable(advice.get(turn));
  }
}
