package dev.baize.euchre;

import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Card;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.PlayHistory;
import dev.baize.euchre.kernel.SittingOut;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A trick, complete or not.
 *
 * @param leader the seat that led, or is to lead
 * @param cards the cards played, at most four, in the order of play: the leader's first
 * @param sittingOut the seats that play no card
 */
public record Trick(Seat leader, List<Card> cards, Set<Seat> sittingOut) {

  /**
   * Copies the list and the set.
   *
   * @param leader the seat that led, or is to lead
   * @param cards the cards played, the leader's first
   * @param sittingOut the seats that play no card, the leader not among them
   */
  public Trick {
    cards = List.copyOf(cards);
    sittingOut = Set.copyOf(sittingOut);
    if (sittingOut.contains(requireNonNull(leader))) {
      throw new IllegalArgumentException(leader + " leads and sits out");
    }
  }

  /** The tricks of a hand in order; the last may be empty if one is still {@code open}. */
  static List<Trick> all(PlayHistory plays, boolean open) {
    Set<Seat> sittingOut = SittingOut.seats(plays.sittingOut());
    List<Trick> tricks = new ArrayList<>();
    List<Card> cards = new ArrayList<>();
    Seat leader = Seat.of(plays.leader());
    for (int i = 0; i < plays.count(); i++) {
      cards.add(EuchreCards.card(plays.card(i)));
      if (cards.size() == plays.players()) {
        Trick trick = new Trick(leader, cards, sittingOut);
        tricks.add(trick);
        leader = trick.winner(Trump.of(plays.trump()));
        cards.clear();
      }
    }
    if (open) {
      tricks.add(new Trick(leader, cards, sittingOut));
    }
    return List.copyOf(tricks);
  }

  /** {@return the number of seats that play to the trick, 2 to 4} */
  public int size() {
    return Hand.SEATS - sittingOut.size();
  }

  /**
   * {@return the effective suit led to a trick that has a card: trump if the left bower was led}
   *
   * @param trump the order of the cards in this hand
   */
  public Suit suitLed(Trump trump) {
    if (cards.isEmpty()) {
      throw new IllegalStateException("nobody has played to the trick");
    }
    return trump.effectiveSuit(cards.get(0));
  }

  /**
   * {@return the highest card of a trick that has one}
   *
   * @param trump the order of the cards in this hand
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
   * {@return the seat that is winning the trick, which must have a card} This serves views and
   * analysis; the game itself decides in {@code kernel.Hand.play}.
   *
   * @param trump the order of the cards in this hand
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
    if (sittingOut.isEmpty()) {
      return Seat.of((leader.index() + index) % Hand.SEATS);
    }
    Seat seat = leader;
    for (int left = index; left > 0; left -= sittingOut.contains(seat) ? 0 : 1) {
      seat = seat.next(Hand.SEATS);
    }
    return seat;
  }
}
