package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;

/** Which card to play to a trick that was led to. */
final class Following {

  private Following() {}

  static Card play(Memory memory) {
    CardSet legal = memory.view.legalCards();
    if (legal.size() == 1) {
      return legal.lowest();
    }
    Suit led = memory.view.suitLed();
    Card winning = memory.view.winningCard();
    boolean partnerHolds = memory.view.winningSeat() == memory.view.partner();
    CardSet winners = legal.intersection(memory.trump.above(winning, led));
    if (winners.isEmpty()) {
      return Throwing.away(memory, legal);
    }
    boolean last = memory.view.onTable() == 3;
    if (last) {
      return partnerHolds ? Throwing.away(memory, legal) : memory.trump.lowest(winners);
    }
    if (partnerHolds && memory.isBoss(winning)) {
      return Throwing.away(memory, legal);
    }
    if (!memory.view.follows()) {
      if (partnerHolds && winning.rank().compareTo(dev.baize.core.card.Rank.KING) >= 0) {
        return Throwing.away(memory, legal);
      }
      return memory.trump.lowest(winners);
    }
    if (memory.view.onTable() == 1) {
      Card highest = memory.trump.highest(winners);
      return memory.isBoss(highest) ? highest : Throwing.away(memory, legal);
    }
    return cheapestAsGoodAs(memory, memory.trump.highest(winners), winners, led);
  }

  static Card cheapestAsGoodAs(Memory memory, Card highest, CardSet cards, Suit led) {
    CardSet over = memory.trump.above(highest, led).intersection(memory.unseen);
    CardSet rest = cards;
    Card best = highest;
    while (!rest.isEmpty()) {
      Card card = memory.trump.highest(rest);
      if (!memory.trump.above(card, led).intersection(memory.unseen).equals(over)) {
        break;
      }
      best = card;
      rest = rest.without(card);
    }
    return best;
  }
}
