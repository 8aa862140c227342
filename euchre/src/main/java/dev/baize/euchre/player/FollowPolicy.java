package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.euchre.EuchreView;

/** Which card to play to a trick that another seat led. */
final class FollowPolicy {

  private static final int SEATS = 4;
  private static final int SECOND = 1;

  private FollowPolicy() {}

  static Card play(EuchreView view, KnownCards known) {
    CardSet legal = view.legalCards();
    CardSet winners = legal.intersection(known.trump().above(view.winningCard(), view.suitLed()));
    if (winners.isEmpty() || mayDuck(view, known, winners)) {
      return view.canFollow() ? known.trump().lowest(legal) : DiscardPolicy.discard(known);
    }
    return isLast(view) || !view.canFollow()
        ? known.trump().lowest(winners)
        : cheapestEquivalent(known.trump().highest(winners), winners, view.suitLed(), known);
  }

  private static boolean mayDuck(EuchreView view, KnownCards known, CardSet winners) {
    return view.winningSeat() == view.partner()
        ? partnerIsSafe(view, known)
        : view.trickSize() == SECOND
            && partnerPlaysLater(view)
            && partnerWillDoBetter(view, known, winners);
  }

  private static boolean isLast(EuchreView view) {
    return view.trickSize() == view.players() - 1;
  }

  /** For the second to play: whether its partner plays after it. */
  private static boolean partnerPlaysLater(EuchreView view) {
    return view.players() == SEATS
        || (view.isSittingOut(view.seat().next(SEATS)) && !view.isSittingOut(view.partner()));
  }

  /** This seat plays last, or partner's card is a boss card or too high to spend a trump on. */
  private static boolean partnerIsSafe(EuchreView view, KnownCards known) {
    Card winning = view.winningCard();
    return isLast(view)
        || known.isBoss(winning)
        || (!view.canFollow() && winning.rank().compareTo(Rank.KING) >= 0);
  }

  /** Second to play, it saves the highest trump left where partner may beat the card. */
  private static boolean partnerWillDoBetter(EuchreView view, KnownCards known, CardSet winners) {
    if (view.canFollow()) {
      return view.suitLed() == known.trump().suit()
          && !known.isBoss(known.trump().highest(winners));
    }
    return !known.isBoss(view.winningCard()) && known.isBoss(known.trump().lowest(winners));
  }

  /** The lowest card that is as good as the highest: no unseen card ranks between the two. */
  private static Card cheapestEquivalent(Card highest, CardSet cards, Suit led, KnownCards known) {
    CardSet higher = known.unseen().intersection(known.trump().above(highest, led));
    Card cheapest = highest;
    for (Card card : cards) {
      CardSet above = known.unseen().intersection(known.trump().above(card, led));
      boolean equivalent = above.equals(higher);
      cheapest = equivalent && known.trump().beats(cheapest, card, led) ? card : cheapest;
    }
    return cheapest;
  }
}
