package dev.baize.euchre.kernel;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;

/** The 24 cards of euchre as numbers 0 to 23 in natural order, and sets of them as masks. */
public final class EuchreCards {

  public static final int COUNT = 24;
  public static final int ALL = (1 << COUNT) - 1;
  public static final int SUITS = 4;
  private static final int NINE_OF_SPADES = Card.of(Rank.NINE, Suit.SPADES).index();

  public static final int LOWS = of(Rank.NINE) | of(Rank.TEN);
  public static final int JACKS = of(Rank.JACK);
  public static final int QUEENS = of(Rank.QUEEN);
  public static final int KINGS = of(Rank.KING);
  public static final int ACES = of(Rank.ACE);

  private EuchreCards() {}

  private static int of(Rank rank) {
    return mask(CardSet.rank(rank));
  }

  public static Card card(int number) {
    return Card.at(number + NINE_OF_SPADES);
  }

  /** {@return the number of a card; negative for a card that is not in the pack} */
  public static int number(Card card) {
    return card.index() - NINE_OF_SPADES;
  }

  /** {@return the number of a card, which must be in the pack} */
  public static int require(Card card) {
    int number = number(card);
    if (number < 0) {
      throw new IllegalArgumentException(card + " is not one of the 24 euchre cards");
    }
    return number;
  }

  public static CardSet set(int mask) {
    // The mask tells the just-in-time compiler the range of the bits, so it removes their check.
    return CardSet.ofBits((long) (mask & ALL) << NINE_OF_SPADES);
  }

  /** {@return the mask of a set, without cards that are not in the pack} */
  public static int mask(CardSet cards) {
    return (int) (cards.bits() >>> NINE_OF_SPADES);
  }

  /** {@return the numbers of all cards, ascending} */
  public static int[] inOrder() {
    int[] numbers = new int[COUNT];
    for (int number = 0; number < COUNT; number++) {
      numbers[number] = number;
    }
    return numbers;
  }

  /** {@return the suit printed on a card} */
  public static int suit(int number) {
    return number & (SUITS - 1);
  }

  /** {@return all cards that are lower than one of the same printed suit in a mask} */
  public static int below(int mask) {
    int below = mask >>> SUITS;
    below |= below >>> SUITS;
    below |= below >>> (2 * SUITS);
    return below | below >>> (4 * SUITS);
  }

  /** {@return all cards that are higher than one of the same printed suit in a mask} */
  public static int above(int mask) {
    int above = mask << SUITS;
    above |= above << SUITS;
    above |= above << (2 * SUITS);
    return (above | above << (4 * SUITS)) & ALL;
  }

  /** {@return the lowest card in natural order} {@code mask} are some cards, at least one. */
  public static int lowest(int mask) {
    return Integer.numberOfTrailingZeros(mask);
  }
}
