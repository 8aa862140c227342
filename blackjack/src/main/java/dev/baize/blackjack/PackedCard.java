package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.card.Rank;
import java.util.Comparator;

/**
 * A card as a number: its {@link Points} in the lower sixteen bits, and its {@link Card#index}
 * above them.
 */
final class PackedCard {
  private static final int INDEX_SHIFT = 16;
  private static final int POINTS = (1 << INDEX_SHIFT) - 1;

  /** By index. */
  private static final int[] OF_INDEX =
      Deck.french().cards().stream()
          .sorted(Comparator.comparingInt(Card::index))
          .mapToInt(PackedCard::of)
          .toArray();

  private PackedCard() {}

  static int of(Card card) {
    int ace = card.rank() == Rank.ACE ? Points.ACE : 0;
    return card.index() << INDEX_SHIFT | HandValue.points(card.rank()) + ace;
  }

  /** The card with a {@link Card#index}. */
  static int ofIndex(int index) {
    return OF_INDEX[index];
  }

  static int points(int card) {
    return card & POINTS;
  }

  static int index(int card) {
    return card >>> INDEX_SHIFT;
  }

  static Card card(int card) {
    return Card.at(index(card));
  }
}
