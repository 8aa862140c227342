package dev.baize.blackjack.screen;

import dev.baize.blackjack.HandResult;
import dev.baize.blackjack.HandValue;
import dev.baize.core.card.Card;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One of the person's hands on the table. */
final class TableHand {

  private static final List<String> NAMES = List.of("First", "Second", "Third", "Fourth");

  final List<Card> cards = new ArrayList<>();

  /** What is placed on it. */
  long wager;

  boolean doubled;

  /** How it ended; null as long as it has not. */
  @Nullable HandResult result;

  /** What it has won, negative for a loss; 0 as long as it has not ended. */
  long payoff;

  TableHand(long wager) {
    this.wager = wager;
  }

  /** What a hand of a split is called, by its index. */
  static String name(int index) {
    return NAMES.get(index);
  }

  HandValue value() {
    return value(cards);
  }

  /** The value of cards, which may be bust. */
  static HandValue value(List<Card> cards) {
    HandValue value = HandValue.empty();
    for (Card card : cards) {
      value = value.plus(card);
    }
    return value;
  }
}
