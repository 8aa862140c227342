package dev.baize.protocol.host;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import dev.baize.core.record.MatchRecord;
import java.util.ArrayList;
import java.util.List;

/** Keeps the record of a match in memory. */
final class DecisionLog implements Listener<Decision, Event> {

  private final MatchRecord beginning;
  private final List<String> decisions = new ArrayList<>();

  /**
   * The record of a match that goes on.
   *
   * @param beginning the record so far
   */
  DecisionLog(MatchRecord beginning) {
    this.beginning = beginning;
  }

  @Override
  public boolean wantsEvents() {
    return false;
  }

  @Override
  public void decided(Seat seat, Decision decision) {
    decisions.add(decision.text());
  }

  /** The record of the match as it stands. */
  MatchRecord record() {
    return beginning.plus(decisions);
  }
}
