package dev.baize.blackjack;

import dev.baize.core.card.Card;
import java.util.List;

/**
 * One of the hands of a player.
 *
 * @param cards its cards in the order in which they were dealt: one card if its turn comes after a
 *     split, else two or more
 * @param wager what is placed on it, twice the bet if it was doubled
 * @param isDoubled whether it was doubled
 */
public record PlayerHand(List<Card> cards, long wager, boolean isDoubled) {
  /**
   * Copies the cards.
   *
   * @param cards its cards
   * @param wager what is placed on it
   * @param isDoubled whether it was doubled
   */
  public PlayerHand {
    cards = List.copyOf(cards);
  }

  /**
   * {@return the value of its cards, which may be a bust}
   *
   * @throws IllegalStateException if not all of its cards can have been dealt to one hand
   */
  public HandValue value() {
    HandValue value = HandValue.empty();
    for (Card card : cards) {
      value = value.plus(card);
    }
    return value;
  }

  /** The cards, and what is placed on them if that was doubled. */
  @Override
  public String toString() {
    return isDoubled ? cards + " for " + wager : cards.toString();
  }
}
