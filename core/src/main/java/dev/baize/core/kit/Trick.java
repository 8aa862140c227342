package dev.baize.core.kit;

import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Card;
import dev.baize.core.game.Seat;
import java.util.List;

/**
 * The cards on the table.
 *
 * @param leader who leads or has led
 * @param cards in the order of play; empty before the lead
 */
public record Trick(Seat leader, List<Card> cards) {

  /**
   * Copies the cards.
   *
   * @param leader who leads or has led
   * @param cards in the order of play
   */
  public Trick {
    requireNonNull(leader);
    cards = List.copyOf(cards);
  }

  /**
   * {@return a trick without cards}
   *
   * @param leader who is to lead
   */
  public static Trick ledBy(Seat leader) {
    return new Trick(leader, List.of());
  }

  /**
   * {@return the trick with another card}
   *
   * @param card played by the seat whose turn it was
   */
  public Trick with(Card card) {
    Card[] played = cards.toArray(new Card[cards.size() + 1]);
    played[cards.size()] = card;
    return new Trick(leader, List.of(played));
  }

  /** The cards and who has led, for people. */
  @Override
  public String toString() {
    return cards.isEmpty() ? leader + " leads" : cards + " led by " + leader;
  }

  /**
   * {@return the seat that plays the next card; the leader again if all have played}
   *
   * @param seats the number of seats at the table
   */
  public Seat toAct(int seats) {
    return Seat.of((leader.index() + cards.size()) % seats);
  }
}
