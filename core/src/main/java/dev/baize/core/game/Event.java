package dev.baize.core.game;

/** Something that happened in a game. Events are immutable values. */
public interface Event {

  /** Whether a player at this seat may know of it. Most events are open to all. */
  default boolean visibleTo(Seat seat) {
    return true;
  }

  /** The text form: one line that says what happened. */
  String text();
}
