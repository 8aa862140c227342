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

  /** The {@link HandBits} of a hand of two cards or more, which may be one of a split. */
  int bits(boolean ofSplit) {
    int first = points(0);
    int bits = HandBits.second(ofSplit ? HandBits.half(2 * first) : first, points(1));
    for (int i = 2; i < cards.size(); i++) {
      bits = HandBits.hit(bits, points(i));
    }
    return isDoubled ? bits | HandBits.DOUBLED : bits;
  }

  private int points(int card) {
    return PackedCard.points(PackedCard.of(cards.get(card)));
  }

  @Override
  public String toString() {
    return isDoubled ? cards + " for " + wager : cards.toString();
  }
}
