package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;

/**
 * Cards and hands packed into one {@code long}, so that adding a card is one addition. A card has
 * its bit of a {@link CardSet} in the lower 52 bits and its points above them; a hand is the sum of
 * its cards. Points are the total with every ace as 1 in the lower five bits, and the number of
 * aces above them.
 */
final class PackedCards {

  /** A hand of no cards. */
  static final long NONE = 0;

  /** The number of different points; a hand from one deck has at most four aces. */
  static final int SUMS = 8 << 5;

  private static final int SET_BITS = 52;
  private static final long SET = (1L << SET_BITS) - 1;
  private static final int ACE = 1 << 5;
  private static final int LOW = ACE - 1;
  private static final int MOST_LOW = HandValue.MAX_TOTAL - HandValue.AS_11_INSTEAD;

  /** An ace and a card that counts ten. */
  private static final int NATURAL = ACE + MOST_LOW;

  /** Lookup table of the total by points. */
  private static final byte[] TOTALS = new byte[SUMS];

  static {
    for (int points = 0; points < SUMS; points++) {
      TOTALS[points] = (byte) ((points & LOW) + (isSoft(points) ? HandValue.AS_11_INSTEAD : 0));
    }
  }

  private PackedCards() {}

  /** Packs a card. */
  static long number(Card card) {
    Rank rank = card.rank();
    int points = HandValue.points(rank) + (rank == Rank.ACE ? ACE : 0);
    return ((long) points << SET_BITS) | (1L << card.index());
  }

  static Card card(long number) {
    return Card.at(index(number));
  }

  /** The {@link Card#index} of a card. */
  static int index(long card) {
    return Long.numberOfTrailingZeros(card);
  }

  /** The cards of a hand as the bits of a {@link CardSet}. */
  static long set(long hand) {
    return hand & SET;
  }

  /** The points of a hand, or of one card. */
  static int of(long hand) {
    return (int) (hand >>> SET_BITS);
  }

  /** The points of one card without the number of aces: 1 for an ace. */
  static int count(long card) {
    return of(card) & LOW;
  }

  /**
   * The points of a hand.
   *
   * @param low the total with every ace as 1
   */
  static int sum(int low, int aces) {
    return aces * ACE + low;
  }

  /** The points of a hand with this value: with one ace if it is soft, else without aces. */
  static int of(HandValue value) {
    return value.isSoft() ? sum(value.total() - HandValue.AS_11_INSTEAD, 1) : sum(value.total(), 0);
  }

  static HandValue value(int points) {
    return HandValue.of(total(points), isSoft(points));
  }

  /** The total as in {@link HandValue#total}. */
  static int total(int points) {
    return TOTALS[points & (SUMS - 1)];
  }

  /** Whether an ace counts as 11. */
  static boolean isSoft(int points) {
    return points >= ACE && (points & LOW) <= MOST_LOW;
  }

  /** Whether the total is above {@link HandValue#MAX_TOTAL}. */
  static boolean isBust(int points) {
    return (points & LOW) > HandValue.MAX_TOTAL;
  }

  /** Whether a hand of two cards is an ace and a card that counts ten. */
  static boolean isNatural(int points) {
    return points == NATURAL;
  }
}
