package dev.baize.review.notation;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.core.card.Card;
import java.util.Arrays;
import java.util.List;

/** Puts as many cards in as many places, each where it may be (a matching by augmenting paths). */
final class Assignment {

  /** Whether a card may be in a place. */
  @FunctionalInterface
  interface Condition {
    boolean allows(Card card, int place);
  }

  private static final int EMPTY = -1;

  private final List<Card> cards;
  private final Condition condition;

  /** The index of the card in each place. */
  private final int[] cardIn;

  Assignment(List<Card> cards, int places, Condition condition) {
    this.cards = cards;
    this.condition = condition;
    this.cardIn = new int[places];
    Arrays.fill(cardIn, EMPTY);
    for (int card = 0; card < cards.size(); card++) {
      checkArgument(
          put(card, new boolean[places]),
          "whatever the cards were that nobody saw, somebody did not follow suit");
    }
  }

  /** Finds a place for a card, for which others may move on. */
  private boolean put(int card, boolean[] tried) {
    for (int place = 0; place < cardIn.length; place++) {
      if (!tried[place] && condition.allows(cards.get(card), place)) {
        tried[place] = true;
        if (cardIn[place] == EMPTY || put(cardIn[place], tried)) {
          cardIn[place] = card;
          return true;
        }
      }
    }
    return false;
  }

  Card cardAt(int place) {
    return cards.get(cardIn[place]);
  }
}
