package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreView;

/** Which card to lead to a trick. */
final class LeadPolicy {

  /** With this many trumps, a maker draws trump even if a higher one is out. */
  private static final int MANY_TRUMPS = 3;

  private LeadPolicy() {}

  static Card lead(EuchreView view, KnownCards known) {
    CardSet trumps = known.trumps();
    CardSet side = known.sideCards();
    if (side.isEmpty()) {
      return known.trump().highest(trumps);
    }
    if (!trumps.isEmpty() && known.trumpIsOut()) {
      Card highest = known.trump().highest(trumps);
      if (drawsTrump(view, known, highest)) {
        return highest;
      }
      if (madeIt(view, view.seat()) && trumps.size() >= MANY_TRUMPS) {
        return known.trump().lowest(trumps);
      }
    }
    CardSet bosses = known.bosses(side);
    return leastHeld(known, bosses.isEmpty() ? side : bosses);
  }

  /** The makers lead a boss trump; the maker's partner opens with any trump. */
  private static boolean drawsTrump(EuchreView view, KnownCards known, Card highest) {
    boolean partners = madeIt(view, view.partner());
    return (partners && view.playedCards().isEmpty())
        || ((partners || madeIt(view, view.seat())) && known.isBoss(highest));
  }

  private static boolean madeIt(EuchreView view, Seat seat) {
    return view.maker().orElseThrow() == seat;
  }

  /**
   * The lowest card of the suit of which others hold the most cards: high cards of such a suit are
   * least likely to be ruffed, and leading low ones soonest makes this hand void.
   */
  private static Card leastHeld(KnownCards known, CardSet cards) {
    Card best = cards.lowest();
    int max = -1;
    for (Card card : cards) {
      int out = known.outstanding(known.trump().effectiveSuit(card)).size();
      if (out > max) {
        max = out;
        best = card;
      }
    }
    return best;
  }
}
