package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.game.Seat;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import java.util.List;

/**
 * The observation tensor: a view as a vector of 293 small integers. Seats are counted from the
 * view's own: itself, the one at its left, its partner, the one at its right; cards by their
 * number, 0 to 23. In this order:
 *
 * <ul>
 *   <li>24: whether the seat holds each card
 *   <li>24: whether each card was turned up
 *   <li>24: whether the seat has discarded each card
 *   <li>4 × 24: whether each seat has played each card in an earlier trick of the hand
 *   <li>4 × 24: whether each seat has played each card to the trick on the table
 *   <li>4: whether each suit is trump, in the order Spades, Hearts, Clubs, Diamonds
 *   <li>4: whether each seat deals
 *   <li>4: whether each seat has made trump
 *   <li>4: whether each seat sits out
 *   <li>7: whether each {@link Phase} is the current one, in their order
 *   <li>the number of passes; the tricks of the seat's side and of the other; their points; the
 *       points that win, or 100 more than the deals that are left, this one included
 * </ul>
 */
final class ViewArray {

  private static final List<Phase> PHASES = List.of(Phase.values());
  private static final int CARDS = EuchreCards.COUNT;
  private static final int SEATS = Hand.SEATS;

  private static final int UPCARD = CARDS;
  private static final int DISCARDED = UPCARD + CARDS;
  private static final int PLAYED = DISCARDED + CARDS;
  private static final int TRICK = PLAYED + SEATS * CARDS;
  private static final int TRUMP = TRICK + SEATS * CARDS;
  private static final int DEALER = TRUMP + EuchreCards.SUITS;
  private static final int MAKER = DEALER + SEATS;
  private static final int SITTING_OUT = MAKER + SEATS;
  private static final int PHASE = SITTING_OUT + SEATS;
  private static final int COUNTS = PHASE + PHASES.size();

  static final int LENGTH = COUNTS + 6;

  /** Tells a number of deals from points to win, which are no more than this. */
  private static final int DEALS = 100;

  private ViewArray() {}

  static int[] of(EuchreView view) {
    int[] array = new int[LENGTH];
    view.hand().forEach(card -> array[number(card)] = 1);
    array[UPCARD + number(view.upcard())] = 1;
    view.discarded().ifPresent(card -> array[DISCARDED + number(card)] = 1);
    plays(view, array);
    view.trump().ifPresent(trump -> array[TRUMP + trump.suit().index()] = 1);
    array[DEALER + relative(view.dealer(), view)] = 1;
    view.maker().ifPresent(maker -> array[MAKER + relative(maker, view)] = 1);
    view.sittingOut().forEach(seat -> array[SITTING_OUT + relative(seat, view)] = 1);
    array[PHASE + PHASES.indexOf(view.phase())] = 1;
    Side own = Side.of(view.seat());
    Side other = own.other();
    array[COUNTS] = view.passes();
    array[COUNTS + 1] = view.tricksTaken(own);
    array[COUNTS + 2] = view.tricksTaken(other);
    array[COUNTS + 3] = view.points(own);
    array[COUNTS + 4] = view.points(other);
    int deals = view.house().deals();
    array[COUNTS + 5] = deals > 0 ? DEALS + deals - view.handNumber() : view.pointsToWin();
    return array;
  }

  private static void plays(EuchreView view, int[] array) {
    List<Trick> tricks = view.tricks();
    for (int i = 0; i < tricks.size(); i++) {
      Trick trick = tricks.get(i);
      boolean onTable = i == tricks.size() - 1 && view.phase() != Phase.OVER;
      Seat seat = trick.leader();
      for (Card card : trick.cards()) {
        array[(onTable ? TRICK : PLAYED) + relative(seat, view) * CARDS + number(card)] = 1;
        do {
          seat = seat.next(SEATS);
        } while (view.isSittingOut(seat));
      }
    }
  }

  private static int number(Card card) {
    return EuchreCards.number(card);
  }

  private static int relative(Seat seat, EuchreView view) {
    return Hand.wrap(seat.index() - view.seat().index());
  }
}
