package dev.baize.euchre.analysis;

import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.euchre.Side;
import java.util.List;

/**
 * The double-dummy value of a position and of each legal card.
 *
 * @param side the side to act
 * @param tricksLeft the number of tricks left, the one in progress included
 * @param tricks the number of them that the side to act takes with optimal play
 * @param cards the legal cards and their values, in natural order
 */
public record Solution(Side side, int tricksLeft, int tricks, List<CardValue> cards) {

  /**
   * A legal card and its value.
   *
   * @param card the card
   * @param tricks the number of tricks that the side to act takes if the card is played now and
   *     everyone plays optimally after it
   */
  public record CardValue(Card card, int tricks) {

    /**
     * A card and its value.
     *
     * @param card the card
     * @param tricks 0 to 5
     */
    public CardValue {
      requireNonNull(card);
    }
  }

  /**
   * Copies the list.
   *
   * @param side the side to act
   * @param tricksLeft 0 to 5
   * @param tricks the number of them that the side to act takes
   * @param cards in natural order
   */
  public Solution {
    requireNonNull(side);
    cards = List.copyOf(cards);
  }

  /**
   * {@return the number of tricks that a side takes from here on with optimal play}
   *
   * @param taker the side to act or the other
   */
  public int tricks(Side taker) {
    return requireNonNull(taker) == side ? tricks : tricksLeft - tricks;
  }

  /** {@return the optimal cards; empty if no trick is left} */
  public CardSet best() {
    return cards.stream()
        .filter(value -> value.tricks() == tricks)
        .map(CardValue::card)
        .collect(CardSet.collector());
  }
}
