package dev.baize.table;

import dev.baize.core.table.StyledText;

/** How signs are written at a table. */
public enum Theme {
  /** As letters, which every terminal can show: {@code JD}. */
  LETTERS,
  /** As they are: {@code J♦}. */
  SYMBOLS;

  /**
   * {@return a text as this theme writes it, of the same length}
   *
   * @param text any text
   */
  public StyledText write(StyledText text) {
    return this == LETTERS ? text.replacing("♠♥♣♦█░", "SHCD#.") : text;
  }
}
