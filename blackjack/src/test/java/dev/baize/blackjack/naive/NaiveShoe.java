package dev.baize.blackjack.naive;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;

/**
 * A shoe that deals given cards, and checks that they can be dealt: each must be among the cards
 * that are left.
 */
final class NaiveShoe {

  private final List<Card> all = new ArrayList<>();
  private final List<Card> left = new ArrayList<>();
  private final List<Card> table = new ArrayList<>();
  private final Queue<Card> deal;

  NaiveShoe(int decks, Queue<Card> deal) {
    for (int i = 0; i < decks; i++) {
      all.addAll(Deck.french().cards());
    }
    this.deal = deal;
  }

  /** Puts all cards back, those on the table, too. */
  void shuffle() {
    table.clear();
    shuffleDiscards();
  }

  /** Puts all cards back but those on the table. */
  void shuffleDiscards() {
    left.clear();
    left.addAll(all);
    table.forEach(left::remove);
  }

  /** Discards the cards on the table. */
  void clearTable() {
    table.clear();
  }

  int size() {
    return left.size();
  }

  Card deal() {
    Card card = deal.remove();
    if (!left.remove(card)) {
      throw new IllegalStateException(card + " is dealt, but there are only " + left);
    }
    table.add(card);
    return card;
  }
}
