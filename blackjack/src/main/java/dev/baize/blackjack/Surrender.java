package dev.baize.blackjack;

import java.util.Locale;

/** Whether a player may give up the first two cards for half of the wager. */
public enum Surrender {
  /** Never. */
  NONE,
  /** After the dealer has looked for a natural; a dealer's natural takes the whole wager. */
  LATE,
  /** Before the dealer looks for a natural: half of the wager is safe, whatever the dealer has. */
  EARLY;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
