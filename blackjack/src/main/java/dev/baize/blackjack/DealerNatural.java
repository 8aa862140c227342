package dev.baize.blackjack;

import java.util.Locale;

/** What a natural of the dealer means to hands that are no natural. */
public enum DealerNatural {
  /** The dealer looks for it before the player acts; it ends the hand at once. */
  PEEK,
  /** It beats what was wagered first; what was wagered on doubles and splits is returned. */
  ORIGINAL,
  /** It beats every wager, those on doubles and splits included. */
  ALL,
  /** It is a 21 like any other. */
  NONE;

  /** The value as the text of rules has it, for instance {@code peek}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
