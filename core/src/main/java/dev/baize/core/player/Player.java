package dev.baize.core.player;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.View;

/**
 * Decides for one seat of one game, when it is to act, and is notified of the events it may see.
 *
 * <p>So that matches can be resumed, a decision should depend only on the view, the events
 * observed, and {@linkplain SeatContext#random randomness} drawn for that {@linkplain View#turn
 * turn}.
 *
 * @param <V> the views it sees
 * @param <D> the decisions it makes
 * @param <E> the events it observes
 */
@FunctionalInterface
public interface Player<V extends View, D extends Decision, E extends Event> {

  /**
   * {@return a legal decision of the seat to act} An illegal one stops the match.
   *
   * @param view the view of that seat
   */
  D decide(V view);

  /**
   * {@return a player for a seat that is never asked}
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   */
  static <V extends View, D extends Decision, E extends Event> Player<V, D, E> unasked() {
    return view -> {
      throw new IllegalStateException("nobody is to decide for " + view.seat());
    };
  }

  /**
   * Observes an event if the player {@linkplain #observesEvents wants to}; nothing by default.
   *
   * @param event an event that the player may see, its own decisions included; events come in order
   */
  default void observe(E event) {}

  /**
   * {@return whether the player observes events, which are created only if somebody does} By
   * default, whether its class overrides {@link #observe}. It is asked once, before the match.
   */
  default boolean observesEvents() {
    return Observation.ofEvents(getClass());
  }

  /**
   * Called once, after the last event, when a match of this player has ended by the rules. Does
   * nothing by default. A match that stops earlier, or is given up, ends without it.
   *
   * @param outcome how the game ended
   */
  default void ended(Outcome outcome) {}

  /** {@return the name in messages; by default that of its class, or else {@code player}} */
  default String name() {
    Class<?> type = getClass();
    return type.isAnonymousClass() || type.isHidden() ? "player" : type.getSimpleName();
  }
}
