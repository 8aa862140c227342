package hearts;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.Collections;
import java.util.List;

/**
 * What a seat may know.
 *
 * @param leader the seat that leads or has led to the trick on the table
 * @param hand its own cards
 * @param trick the cards on the table, in the order of play
 * @param played all cards that are or were on the table, in the order of play; seat 0 led first
 * @param taken the number of hearts that each seat has taken
 */
public record HeartsView(
    Seat seat,
    long turn,
    Seat leader,
    CardSet hand,
    List<Card> trick,
    List<Card> played,
    List<Integer> taken)
    implements View {
  public HeartsView {
    trick = List.copyOf(trick);
    played = List.copyOf(played);
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

  /** The cards that may be in any other hand or in the rest of the deck. */
  public CardSet unseen() {
    return CardSet.all().minus(hand).minus(played.stream().collect(CardSet.collector()));
  }

  /** The cards that a seat is known not to hold: those of the suits that it has not followed. */
  public CardSet cannotHold(Seat other) {
    CardSet cards = CardSet.none();
    int seats = taken.size();
    int first = 0;
    for (int i = 0; i < played.size(); i += seats) {
      List<Card> round = played.subList(i, Math.min(i + seats, played.size()));
      int place = (other.index() - first + seats) % seats;
      Suit led = round.get(0).suit();
      if (place < round.size() && round.get(place).suit() != led) {
        cards = cards.union(CardSet.suit(led));
      }
      first = (first + winner(round)) % seats;
    }
    return cards;
  }

  /** The place in a trick of the card that takes it, the highest of the suit led. */
  static int winner(List<Card> trick) {
    CardSet led = CardSet.suit(trick.get(0).suit());
    return trick.indexOf(Collections.max(trick.stream().filter(led::contains).toList()));
  }
}
