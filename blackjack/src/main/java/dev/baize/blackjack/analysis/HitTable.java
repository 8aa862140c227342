package dev.baize.blackjack.analysis;

/** A way to play that looks at nothing but the player's total and the dealer's up card. */
@FunctionalInterface
public interface HitTable {
  /**
   * Whether to take another card.
   *
   * @param total the player's best total, 4 to 21
   * @param soft whether an ace in it counts 11
   * @param up the value of the dealer's up card: 1 for an ace to 10
   * @return true to hit, false to stand
   */
  boolean hits(int total, boolean soft, int up);
}
