package hearts;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.List;

/**
 * What a seat may know.
 *
 * @param leader the seat that leads or has led to the trick on the table
 * @param hand its own cards
 * @param trick the cards on the table, in the order of play
 * @param played all cards that are or were on the table
 * @param taken the number of hearts that each seat has taken
 */
public record HeartsView(
    Seat seat,
    long turn,
    Seat leader,
    CardSet hand,
    List<Card> trick,
    CardSet played,
    List<Integer> taken)
    implements View {
  public HeartsView {
    trick = List.copyOf(trick);
    taken = List.copyOf(taken);
  }

  /** The cards of the hand that may be played. */
  public CardSet legalCards() {
    if (trick.isEmpty()) {
      return hand;
    }
    CardSet following = hand.intersection(CardSet.suit(trick.get(0).suit()));
    return following.isEmpty() ? hand : following;
  }
}
