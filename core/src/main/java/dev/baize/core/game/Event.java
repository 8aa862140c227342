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

  /**
   * {@return the text form: one line that describes what happened} {@link
   * dev.baize.core.kit.EventTexts} prints and parses it by templates.
   */
  String text();
}
