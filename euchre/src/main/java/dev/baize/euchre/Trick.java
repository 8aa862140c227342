package dev.baize.euchre;

import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Card;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import java.util.List;

/**
 * A trick, complete or not.
 *
 * @param leader the seat that led, or is to lead
 * @param cards the cards played, at most four, in the order of play: the leader's first
 */
public record Trick(Seat leader, List<Card> cards) {

  /**
   * Copies the list.
   *
   * @param leader the seat that led, or is to lead
   * @param cards the cards played, the leader's first
   */
  public Trick {
    requireNonNull(leader);
    cards = List.copyOf(cards);
  }

  /**
   * {@return the effective suit led: trump if the left bower was led}
   *
   * @param trump the order of the cards in this hand
   * @throws IllegalStateException if no card was played
   */
  public Suit suitLed(Trump trump) {
    if (cards.isEmpty()) {
      throw new IllegalStateException("nobody has played to the trick");
    }
    return trump.effectiveSuit(cards.get(0));
  }

  /**
   * {@return the highest card so far}
   *
   * @param trump the order of the cards in this hand
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
   * {@return the seat that is winning the trick}
   *
   * @param trump the order of the cards in this hand
   * @throws IllegalStateException if no card was played
   */
  public Seat winner(Trump trump) {
    return playedBy(cards.indexOf(highest(trump)));
  }

  /**
   * {@return the seat that played a card, or is to play it}
   *
   * @param index the index of the card in the trick, 0 for the leader's
   */
  public Seat playedBy(int index) {
    return Seat.of((leader.index() + index) % Hand.SEATS);
  }
}
