package dev.baize.blackjack;

/**
 * The settings of {@link BlackjackRules}, which validates them. What a session consists of knows
 * these, and the rules that start a session know what it consists of.
 */
record SessionSettings(
    long bankroll, long hands, long minimum, DeckShuffle shuffle, BlackjackHouseRules house) {

  /** As in {@link BlackjackRules#BANK}. */
  static final long BANK = 1_000_000_000_000_000_000L;

  /** Whether a session is over, given the player's money and the number of rounds played. */
  boolean isOver(long money, long played) {
    return money < minimum || played >= hands || money >= BANK;
  }
}
