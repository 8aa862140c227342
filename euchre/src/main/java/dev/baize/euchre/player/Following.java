package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.euchre.EuchreView;

/** Which card to play to a trick that was led to. */
final class Following {

  private static final int SECOND = 1;
  private static final int LAST = 3;

  private Following() {}

  static Card play(EuchreView view, Memory memory) {
    CardSet legal = view.legalCards();
    CardSet winners = legal.intersection(memory.trump().above(view.winningCard(), view.suitLed()));
    if (winners.isEmpty() || mayLeaveIt(view, memory, winners)) {
      return view.follows() ? memory.trump().lowest(legal) : Throwing.away(memory);
    }
    return view.onTable() == LAST || !view.follows()
        ? memory.trump().lowest(winners)
        : cheapestLike(memory.trump().highest(winners), winners, view.suitLed(), memory);
  }

  private static boolean mayLeaveIt(EuchreView view, Memory memory, CardSet winners) {
    return view.winningSeat() == view.partner()
        ? partnerIsSafe(view, memory)
        : view.onTable() == SECOND && partnerWillDoBetter(view, memory, winners);
  }

  /** Nobody is to play, or partner's card is the highest left, or too high to spend a trump on. */
  private static boolean partnerIsSafe(EuchreView view, Memory memory) {
    Card winning = view.winningCard();
    return view.onTable() == LAST
        || memory.isBoss(winning)
        || (!view.follows() && winning.rank().compareTo(Rank.KING) >= 0);
  }

  /** In second place the highest trump left is too good for a card that partner may beat. */
  private static boolean partnerWillDoBetter(EuchreView view, Memory memory, CardSet winners) {
    if (view.follows()) {
      return view.suitLed() == memory.trump().suit()
          && !memory.isBoss(memory.trump().highest(winners));
    }
    return !memory.isBoss(view.winningCard()) && memory.isBoss(memory.trump().lowest(winners));
  }

  /** The lowest of some cards that nothing unseen comes between and the highest. */
  private static Card cheapestLike(Card highest, CardSet cards, Suit led, Memory memory) {
    CardSet higher = memory.unseen().intersection(memory.trump().above(highest, led));
    Card cheapest = highest;
    for (Card card : cards) {
      CardSet above = memory.unseen().intersection(memory.trump().above(card, led));
      boolean alike = above.equals(higher);
      cheapest = alike && memory.trump().beats(cheapest, card, led) ? card : cheapest;
    }
    return cheapest;
  }
}
