package dev.baize.core.game;

/** A player's choice: an immutable value, equal if its text is. */
public interface Decision {

  /** {@return one line, trimmed, not empty, which the game's provider parses back} */
  String text();
}
