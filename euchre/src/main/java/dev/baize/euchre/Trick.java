package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import java.util.List;

/**
 * The cards of a trick, complete or not.
 *
 * @param leader the seat that led, or is to lead
 * @param cards what was played, in order: the first by the leader, the next by the seat after it;
 *     at most four
 */
public record Trick(Seat leader, List<Card> cards) {

  /** Copies the list. */
  public Trick {
    cards = List.copyOf(cards);
  }

  /**
   * The suit led, which is trump's if the left bower was led.
   *
   * @throws IllegalStateException if no card was played
   */
  public Suit suitLed(Trump trump) {
    if (cards.isEmpty()) {
      throw new IllegalStateException("nobody has played to the trick");
    }
    return trump.effectiveSuit(cards.get(0));
  }

  /**
   * The highest card so far.
   *
   * @throws IllegalStateException if no card was played
   */
  public Card highest(Trump trump) {
    Suit led = suitLed(trump);
    Card highest = cards.get(0);
    for (Card card : cards) {
      highest = trump.beats(card, highest, led) ? card : highest;
    }
    return highest;
  }

  /**
   * The seat whose card is highest so far.
   *
   * @throws IllegalStateException if no card was played
   */
  public Seat winner(Trump trump) {
    return playedBy(cards.indexOf(highest(trump)));
  }

  /** The seat that played the card with this index, 0 for the leader's. */
  public Seat playedBy(int index) {
    return Seat.of((leader.index() + index) % Hand.SEATS);
  }
}
