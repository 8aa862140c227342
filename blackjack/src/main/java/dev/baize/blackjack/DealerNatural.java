package dev.baize.blackjack;

import java.util.Locale;

/** What a natural of the dealer means to hands that are not naturals. */
public enum DealerNatural {
  /** The dealer looks for it before the player acts; it ends the hand at once. */
  PEEK,
  /**
   * It beats the original bet; what was wagered on doubles and splits is returned (original bets
   * only, OBO).
   */
  ORIGINAL,
  /** It beats every wager, those on doubles and splits included (European no hole card, ENHC). */
  ALL,
  /** It is a 21 like any other. */
  NONE;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
