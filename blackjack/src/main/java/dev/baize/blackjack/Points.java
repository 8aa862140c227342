package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.card.Rank;

/**
 * The points of cards and hands as six bits: the total with every ace as 1 in the lower five, and
 * above them whether there is an ace.
 */
final class Points {
  /** The number of different points. */
  static final int COUNT = 64;

  static final int ACE = 1 << 5;

  private static final int LOW = ACE - 1;
  private static final int MASK = COUNT - 1;
  private static final int MOST_LOW = HandValue.MAX_TOTAL - HandValue.AS_11_INSTEAD;

  /** An ace and a card that counts ten. */
  private static final int NATURAL = ACE | MOST_LOW;

  /** Lookup table of the points by the index of a card, with room for an index of six bits. */
  private static final byte[] OF_CARDS = new byte[COUNT];

  /** Lookup table of the total by points. */
  private static final byte[] TOTALS = new byte[COUNT];

  static {
    for (Card card : Deck.french().cards()) {
      int ace = card.rank() == Rank.ACE ? ACE : 0;
      OF_CARDS[card.index()] = (byte) (HandValue.points(card.rank()) | ace);
    }
    for (int points = 0; points < COUNT; points++) {
      TOTALS[points] = (byte) ((points & LOW) + (isSoft(points) ? HandValue.AS_11_INSTEAD : 0));
    }
  }

  private Points() {}

  /**
   * The points of a card.
   *
   * @param card a {@link Card#index}
   */
  static int ofCard(int card) {
    return OF_CARDS[card & MASK];
  }

  /** The points of a hand, or of a card, without those of the ace: 1 to 31. */
  static int low(int points) {
    return points & LOW;
  }

  /** The points of a hand of two hands together, the total with every ace as 1 up to 31. */
  static int plus(int one, int other) {
    return ((one & LOW) + (other & LOW)) | ((one | other) & ACE);
  }

  /** The points of a hand with this value. */
  static int of(HandValue value) {
    return value.isSoft() ? (value.total() - HandValue.AS_11_INSTEAD) | ACE : value.total();
  }

  static HandValue value(int points) {
    return HandValue.of(total(points), isSoft(points));
  }

  /** The total as in {@link HandValue#total}. */
  static int total(int points) {
    return TOTALS[points & MASK];
  }

  /** Whether an ace counts as 11. */
  static boolean isSoft(int points) {
    return (points & ACE) != 0 && (points & LOW) <= MOST_LOW;
  }

  /** Whether the total is above {@link HandValue#MAX_TOTAL}. */
  static boolean isBust(int points) {
    return (points & LOW) > HandValue.MAX_TOTAL;
  }

  /** Whether some hand that is not bust has these points. */
  static boolean isPossible(int points) {
    return points != ACE && !isBust(points);
  }

  /** Whether a hand of two cards is an ace and a card that counts ten. */
  static boolean isNatural(int points) {
    return points == NATURAL;
  }

  /** Whether a card is an ace. */
  static boolean isAce(int points) {
    return (points & ACE) != 0;
  }

  /**
   * Whether a card, the dealer's up card, can be one of a natural: an ace or one that counts ten.
   */
  static boolean isOfNatural(int points) {
    return points == (ACE | 1) || points == MOST_LOW - 1;
  }
}
