package dev.baize.blackjack.analysis;

import dev.baize.blackjack.HandValue;
import dev.baize.core.card.Rank;

/**
 * A way to play that looks at nothing but what the player's cards are worth and the dealer's up
 * card, such as {@code Simple::draws}.
 */
@FunctionalInterface
public interface HitTable {
  /**
   * Whether to take another card.
   *
   * @param hand what two or more cards are worth, no bust and no natural
   * @param upcard the dealer's up card; Ten for a face card as well
   * @return true to hit, false to stand
   */
  boolean hits(HandValue hand, Rank upcard);
}
