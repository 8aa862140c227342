package dev.baize.euchre.analysis;

import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.euchre.Side;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The double-dummy value of a position and of each legal card.
 *
 * @param side the side to act
 * @param tricksLeft the number of tricks left, the one in progress included
 * @param tricks the number of them that the side to act takes with optimal play
 * @param cards the legal cards in natural order, each with the number of tricks that the side to
 *     act takes if it is played now and everyone plays optimally after it
 */
public record Solution(Side side, int tricksLeft, int tricks, Map<Card, Integer> cards) {

  /**
   * Copies the map.
   *
   * @param side the side to act
   * @param tricksLeft 0 to 5
   * @param tricks the number of them that the side to act takes
   * @param cards in natural order
   */
  public Solution {
    requireNonNull(side);
    cards = Collections.unmodifiableMap(new LinkedHashMap<>(cards));
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
    return cards.entrySet().stream()
        .filter(card -> card.getValue() == tricks)
        .map(Map.Entry::getKey)
        .collect(CardSet.collector());
  }
}
