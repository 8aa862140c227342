package dev.baize.blackjack.analysis;

import java.util.Locale;

/** What a player may do with a hand. */
public enum Choice {
  /** Draw no more. */
  STAND(0),
  /** Draw a card. */
  HIT(1),
  /** Double the wager for exactly one more card. */
  DOUBLE(2),
  /** Make a hand of each card of a pair. */
  SPLIT(3),
  /** Give the hand up for half of the wager. */
  SURRENDER(4);

  private final int index;

  Choice(int index) {
    this.index = index;
  }

  int index() {
    return index;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
