package dev.baize.blackjack.analysis;

import java.util.Locale;

/** What a player may do with a hand. */
public enum Choice {
  /** Draw no more. */
  STAND,
  /** Draw a card. */
  HIT,
  /** Double the wager for exactly one more card. */
  DOUBLE,
  /** Make a hand of each card of a pair. */
  SPLIT,
  /** Give the hand up for half of the wager. */
  SURRENDER;

  @SuppressWarnings("EnumOrdinal") // The indices are not stored.
  int index() {
    return ordinal();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
