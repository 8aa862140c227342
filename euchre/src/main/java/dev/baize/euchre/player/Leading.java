package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;

/** Which card to lead. */
final class Leading {

  private Leading() {}

  static Card lead(Memory memory) {
    if (memory.hand.size() == 1) {
      return memory.hand.lowest();
    }
    boolean makers = memory.madeTrump() || memory.partnerMadeTrump();
    if (memory.sideCards.isEmpty()) {
      return memory.trump.highest(memory.trumps);
    }
    if (!memory.trumps.isEmpty() && !memory.trumpsOut.isEmpty() && makers) {
      Card highest = memory.trump.highest(memory.trumps);
      if (memory.madeTrump() && memory.isBoss(highest)) {
        return highest;
      }
      if (memory.partnerMadeTrump() && memory.view.played().isEmpty()) {
        return highest;
      }
    }
    CardSet bosses = bosses(memory);
    if (!bosses.isEmpty()) {
      return mostOut(memory, bosses);
    }
    if (memory.madeTrump() && memory.trumps.size() >= 3) {
      return memory.trump.lowest(memory.trumps);
    }
    return Throwing.away(memory, memory.sideCards);
  }

  static CardSet bosses(Memory memory) {
    CardSet bosses = CardSet.none();
    for (long rest = memory.sideCards.bits(); rest != 0; rest &= rest - 1) {
      Card card = Card.at(Long.numberOfTrailingZeros(rest));
      if (memory.isBoss(card)) {
        bosses = bosses.with(card);
      }
    }
    return bosses;
  }

  /** The one of whose suit most cards are out, so that it is least likely to be trumped. */
  static Card mostOut(Memory memory, CardSet cards) {
    Card best = cards.lowest();
    int most = -1;
    for (long rest = cards.bits(); rest != 0; rest &= rest - 1) {
      Card card = Card.at(Long.numberOfTrailingZeros(rest));
      int out = memory.out(memory.suit(card)).size();
      if (out > most) {
        most = out;
        best = card;
      }
    }
    return best;
  }
}
