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

  /** The {@link Points} with flags, which depend on whether this is a hand of a split. */
  int points(boolean ofSplit) {
    int points = ofSplit ? Points.half(2 * value(0)) : value(0);
    for (int i = 1; i < cards.size(); i++) {
      points = i == 1 ? Points.second(points, value(i)) : Points.hit(points, value(i));
    }
    return isDoubled ? points | Points.DOUBLED : points;
  }

  private int value(int card) {
    return PackedCard.points(PackedCard.of(cards.get(card)));
  }

  @Override
  public String toString() {
    return isDoubled ? cards + " for " + wager : cards.toString();
  }
}
