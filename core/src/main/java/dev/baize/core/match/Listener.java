package dev.baize.core.match;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;

/**
 * Follows a match from outside, hidden cards included: a transcript, a record, statistics.
 *
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public interface Listener<D extends Decision, E extends Event> {

  /** {@return whether {@link #happened} is to be called; if nobody wants events, there are none} */
  default boolean wantsEvents() {
    return true;
  }

  /**
   * Called when a legal decision has been made, before it is applied. Does nothing by default.
   *
   * @param seat whose decision it is
   * @param decision the decision
   */
  default void decided(Seat seat, D decision) {}

  /**
   * Called after an event. Does nothing by default.
   *
   * @param event any event, including those that no seat may see
   */
  default void happened(E event) {}
}
