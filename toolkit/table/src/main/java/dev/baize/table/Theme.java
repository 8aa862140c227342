package dev.baize.table;

import dev.baize.core.table.StyledText;

/** How signs are written at a table. */
public enum Theme {
  /** As letters, which every terminal can show: {@code JD}. */
  LETTERS {
    @Override
    public StyledText write(StyledText text) {
      return text.replacing("♠♥♣♦█░", "SHCD#.");
    }
  },
  /** As they are: {@code J♦}. */
  SYMBOLS {
    @Override
    public StyledText write(StyledText text) {
      return text;
    }
  };

  /**
   * {@return a text as this theme writes it, of the same length}
   *
   * @param text any text
   */
  public abstract StyledText write(StyledText text);
}
