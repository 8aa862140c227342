package dev.baize.core.game;

/**
 * A player's choice. Decisions are immutable values with {@code equals}, {@code hashCode} and one
 * text form.
 */
public interface Decision {

  /**
   * {@return the text form: one line, not empty, without leading or trailing white space} The
   * game's provider parses it back to an equal decision.
   */
  String text();
}
