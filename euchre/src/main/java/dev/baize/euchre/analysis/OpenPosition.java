package dev.baize.euchre.analysis;

import static dev.baize.euchre.kernel.Hand.SEATS;
import static dev.baize.euchre.kernel.Hand.TRICKS;
import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.euchre.Side;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import dev.baize.euchre.kernel.EuchreCards;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * A position in the play of a hand with all cards visible. Whether the cards on the table were
 * played legally is not checked.
 *
 * @param trump the order of the cards
 * @param hands the cards that each of the four seats still holds, by seat: the same number each, or
 *     one fewer for a seat that has played to the trick; none for a seat that sits out
 * @param trick the trick in progress, not complete; it says who sits out, one of a side at most
 */
public record OpenPosition(Trump trump, List<CardSet> hands, Trick trick) {

  private static final CardSet PACK = EuchreCards.set(EuchreCards.ALL);

  /**
   * Copies the list.
   *
   * @param trump the trump suit's order of the cards
   * @param hands the cards that each seat still holds, by seat
   * @param trick the trick in progress, not complete
   * @throws IllegalArgumentException if there are not four hands of the sizes above, both seats of
   *     a side sit out, or a card is not one of euchre's or is in two places; the message says
   *     which
   */
  public OpenPosition {
    requireNonNull(trump);
    hands = List.copyOf(hands);
    requireOneOfEachSide(trick.sittingOut());
    int played = trick.cards().size();
    if (hands.size() != SEATS || trick.leader().index() >= SEATS || played >= trick.size()) {
      throw wrong(
          "%d hands, %s leads, %d cards on the table: expected 4, seat 0 to 3, and 0 to %d",
          hands.size(), trick.leader(), played, trick.size() - 1);
    }
    for (Seat seat : new TreeSet<>(trick.sittingOut())) {
      requireSize(seat, hands.get(seat.index()), 0);
    }
    int left = left(hands, trick);
    CardSet seen = CardSet.none();
    for (int i = 0; i < trick.size(); i++) {
      Seat seat = trick.playedBy(i);
      CardSet hand = hands.get(seat.index());
      requireSize(seat, hand, i < played ? left - 1 : left);
      CardSet cards = i < played ? hand.with(trick.cards().get(i)) : hand;
      if (cards.size() != left || !cards.minus(PACK.minus(seen)).isEmpty()) {
        throw wrong(
            "%s has %s: expected %d of euchre's cards, and none that another seat has",
            seat, cards, left);
      }
      seen = seen.union(cards);
    }
  }

  private static void requireOneOfEachSide(Set<Seat> sittingOut) {
    if (sittingOut.stream().anyMatch(seat -> seat.index() >= SEATS)
        || sittingOut.stream().map(Side::of).distinct().count() < sittingOut.size()) {
      throw wrong("%s sit out: expected seats 0 to 3, and no partners", new TreeSet<>(sittingOut));
    }
  }

  /** The number of cards in the hand of the seat that plays last, which has not played yet. */
  private static int left(List<CardSet> hands, Trick trick) {
    Seat last = trick.playedBy(trick.size() - 1);
    int left = hands.get(last.index()).size();
    int fewest = trick.cards().isEmpty() ? 0 : 1;
    if (left < fewest || left > TRICKS) {
      throw wrong("%s has a hand of %d: expected %d to %d", last, left, fewest, TRICKS);
    }
    return left;
  }

  private static void requireSize(Seat seat, CardSet hand, int expected) {
    if (hand.size() != expected) {
      throw wrong("%s has a hand of %d: expected %d", seat, hand.size(), expected);
    }
  }

  private static IllegalArgumentException wrong(String message, Object... values) {
    return new IllegalArgumentException(String.format(Locale.ROOT, message, values));
  }

  /** {@return the number of tricks left, 0 to 5, the one in progress included} */
  public int tricksLeft() {
    return left(hands, trick);
  }

  /** {@return the seat that is to lead or to play; the last trick's winner if no trick is left} */
  public Seat toAct() {
    return trick.playedBy(trick.cards().size());
  }

  /** {@return the legal cards of the seat to act; empty if no trick is left} */
  public CardSet legalCards() {
    CardSet hand = hands.get(toAct().index());
    if (trick.cards().isEmpty()) {
      return hand;
    }
    CardSet following = hand.intersection(trump.cards(trick.suitLed(trump)));
    return following.isEmpty() ? hand : following;
  }

  /**
   * {@return the position after the seat to act has played a card} After the last card, the winner
   * of the trick is to lead.
   *
   * @param card one of the {@link #legalCards}
   */
  public OpenPosition play(Card card) {
    if (!legalCards().contains(card)) {
      throw wrong("%s: expected one of %s", card, legalCards());
    }
    List<CardSet> left = new ArrayList<>(hands);
    left.set(toAct().index(), hands.get(toAct().index()).without(card));
    List<Card> played = new ArrayList<>(trick.cards());
    played.add(card);
    Trick next = new Trick(trick.leader(), played, trick.sittingOut());
    boolean complete = played.size() == trick.size();
    return new OpenPosition(
        trump,
        left,
        complete ? new Trick(next.winner(trump), List.of(), trick.sittingOut()) : next);
  }
}
