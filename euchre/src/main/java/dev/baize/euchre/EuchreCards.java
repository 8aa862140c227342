package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;

/**
 * The 24 cards of euchre as numbers 0 to 23 in natural order (rank first, suit breaks ties), and
 * sets of them as 24-bit masks.
 */
final class EuchreCards {

  static final int COUNT = 24;
  static final int ALL = (1 << COUNT) - 1;
  static final int SUITS = 4;

  private static final int NINE_OF_SPADES = Card.of(Rank.NINE, Suit.SPADES).index();

  private EuchreCards() {}

  static Card card(int number) {
    return Card.at(number + NINE_OF_SPADES);
  }

  /** The number of a card; negative for a card that is not in the pack. */
  static int number(Card card) {
    return card.index() - NINE_OF_SPADES;
  }

  static CardSet set(int mask) {
    return CardSet.ofBits((long) mask << NINE_OF_SPADES);
  }

  /** The mask of a set, without cards that are not in the pack. */
  static int mask(CardSet cards) {
    return (int) (cards.bits() >>> NINE_OF_SPADES);
  }

  /** The numbers of all cards, ascending. */
  static int[] inOrder() {
    int[] numbers = new int[COUNT];
    for (int number = 0; number < COUNT; number++) {
      numbers[number] = number;
    }
    return numbers;
  }

  static int suit(int number) {
    return number & (SUITS - 1);
  }

  static int lowest(int mask) {
    return Integer.numberOfTrailingZeros(mask);
  }
}
