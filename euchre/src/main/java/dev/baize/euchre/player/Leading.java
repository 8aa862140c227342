package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreView;

/** Which card to lead to a trick. */
final class Leading {

  /** With so many, a maker draws trump even where another holds a higher one. */
  private static final int MANY_TRUMPS = 3;

  private Leading() {}

  static Card lead(EuchreView view, Memory memory) {
    CardSet trumps = memory.trumps();
    CardSet side = memory.sideCards();
    if (side.isEmpty()) {
      return memory.trump().highest(trumps);
    }
    if (!trumps.isEmpty() && memory.trumpIsOut()) {
      Card highest = memory.trump().highest(trumps);
      if (drawsTrump(view, memory, highest)) {
        return highest;
      }
      if (madeIt(view, view.seat()) && trumps.size() >= MANY_TRUMPS) {
        return memory.trump().lowest(trumps);
      }
    }
    CardSet bosses = memory.bosses(side);
    return leastHeld(memory, bosses.isEmpty() ? side : bosses);
  }

  /** The makers lead the highest trump left; the maker's partner any, to begin with. */
  private static boolean drawsTrump(EuchreView view, Memory memory, Card highest) {
    boolean partners = madeIt(view, view.partner());
    return (partners && view.played().isEmpty())
        || ((partners || madeIt(view, view.seat())) && memory.isBoss(highest));
  }

  private static boolean madeIt(EuchreView view, Seat seat) {
    return view.maker().orElseThrow() == seat;
  }

  /**
   * The lowest card of the suit of which others hold most: the high cards of such a suit are least
   * likely to be trumped, and its low ones soonest leave it empty.
   */
  private static Card leastHeld(Memory memory, CardSet cards) {
    Card best = cards.lowest();
    int most = -1;
    for (Card card : cards) {
      int out = memory.out(memory.trump().effectiveSuit(card)).size();
      if (out > most) {
        most = out;
        best = card;
      }
    }
    return best;
  }
}
