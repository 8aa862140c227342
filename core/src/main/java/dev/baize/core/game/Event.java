package dev.baize.core.game;

/** Something that happened in a game. Events are immutable values. */
public interface Event {

  /**
   * {@return whether a player may know of it; by default true, as most events are open to all}
   *
   * @param seat where the player sits
   */
  default boolean visibleTo(Seat seat) {
    return true;
  }

  /** {@return the text form: one line that says what happened} */
  String text();
}
