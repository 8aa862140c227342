package dev.baize.euchre;

import dev.baize.core.card.Card;
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
   * The seat whose card is highest so far.
   *
   * @throws IllegalStateException if no card was played
   */
  public Seat winner(Trump trump) {
    if (cards.isEmpty()) {
      throw new IllegalStateException("nobody has played to the trick");
    }
    int led = trump.effectiveSuit(EuchreCards.number(cards.get(0)));
    int best = 0;
    for (int i = 1; i < cards.size(); i++) {
      int card = EuchreCards.number(cards.get(i));
      if (trump.strength(card, led) > trump.strength(EuchreCards.number(cards.get(best)), led)) {
        best = i;
      }
    }
    return playedBy(best);
  }

  /** The seat that played the card with this index, 0 for the leader's. */
  public Seat playedBy(int index) {
    return Seat.of((leader.index() + index) % Hand.SEATS);
  }
}
