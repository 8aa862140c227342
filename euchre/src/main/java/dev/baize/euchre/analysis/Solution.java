package dev.baize.euchre.analysis;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.euchre.Side;
import java.util.List;

/**
 * What best play brings from a position on, and each card that may be played there.
 *
 * @param side the side that is to act
 * @param tricksLeft how many tricks there are from here on, the one in progress included
 * @param tricks how many of them the side to act takes if all play their best
 * @param cards the legal cards in natural order
 */
public record Solution(Side side, int tricksLeft, int tricks, List<CardValue> cards) {

  /**
   * A legal card.
   *
   * @param card the card
   * @param tricks how many tricks the side to act takes from here on if the card is played now and
   *     all play their best after it
   */
  public record CardValue(Card card, int tricks) {}

  /**
   * Copies the list.
   *
   * @param side the side that is to act
   * @param tricksLeft 0 to 5
   * @param tricks how many of them the side to act takes
   * @param cards in natural order
   */
  public Solution {
    cards = List.copyOf(cards);
  }

  /**
   * {@return the tricks that a side takes from here on if all play their best}
   *
   * @param taker the side to act or the other
   */
  public int tricks(Side taker) {
    return taker == side ? tricks : tricksLeft - tricks;
  }

  /** {@return the cards that are as good as any} */
  public CardSet best() {
    return cards.stream()
        .filter(value -> value.tricks() == tricks)
        .map(CardValue::card)
        .collect(CardSet.collector());
  }
}
