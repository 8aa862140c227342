package dev.baize.core.game;

/** Something that happened in a game. Events are immutable values. */
public interface Event {

  /**
   * {@return whether a seat may see this event; true by default, as most events are public}
   *
   * @param seat any seat
   */
  default boolean visibleTo(Seat seat) {
    return true;
  }

  /** {@return one line that describes what happened: see {@link dev.baize.core.kit.EventTexts}} */
  String text();
}
