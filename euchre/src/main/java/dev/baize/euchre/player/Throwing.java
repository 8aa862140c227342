package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;

/** Which card to give up where it will not win the trick. */
final class Throwing {

  private Throwing() {}

  /** The dealer's sixth card. */
  static Card discard(Memory memory) {
    return away(memory, memory.hand);
  }

  static Card away(Memory memory, CardSet legal) {
    CardSet side = legal.intersection(memory.sideCards);
    if (side.isEmpty()) {
      return memory.trump.lowest(legal);
    }
    Card best = side.lowest();
    int least = Integer.MAX_VALUE;
    for (long rest = side.bits(); rest != 0; rest &= rest - 1) {
      Card card = Card.at(Long.numberOfTrailingZeros(rest));
      int worth = worth(memory, card);
      if (worth < least) {
        least = worth;
        best = card;
      }
    }
    return best;
  }

  private static int worth(Memory memory, Card card) {
    CardSet mine = memory.mine(memory.suit(card));
    int worth = card.rank().index();
    if (memory.isBoss(card)) {
      worth += 20;
    }
    if (mine.size() == 1 && !memory.trumps.isEmpty()) {
      worth -= 6;
    }
    if (mine.size() == 2
        && mine.highest().rank() == Rank.KING
        && mine.highest() != card
        && !memory.isBoss(mine.highest())) {
      worth += 3;
    }
    return worth;
  }
}
