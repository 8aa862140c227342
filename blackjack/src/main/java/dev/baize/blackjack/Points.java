package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;

/**
 * Cards and the sums of them as numbers, to be added fast. A card in the shoe is its {@link
 * Card#index} in the lower six bits and its points above them. The points of cards are added: the
 * total with every ace as 1 in the lower five bits, the number of aces above them.
 */
final class Points {

  /** Of no cards. */
  static final int NONE = 0;

  /** More than the points of any hand of one deck, which has four aces. */
  static final int SUMS = 5 << 5;

  private static final int INDEX_BITS = 6;
  private static final int INDEX = (1 << INDEX_BITS) - 1;
  private static final int ACE = 1 << 5;
  private static final int LOW = ACE - 1;
  private static final int AS_11_INSTEAD = 10;
  private static final int MOST_LOW = HandValue.MOST - AS_11_INSTEAD;

  private Points() {}

  /** The number of a card in the shoe. */
  static int number(Card card) {
    Rank rank = card.rank();
    int points = HandValue.points(rank) + (rank == Rank.ACE ? ACE : 0);
    return (points << INDEX_BITS) | card.index();
  }

  static Card card(int number) {
    return Card.at(number & INDEX);
  }

  /** The card as a bit of a set. */
  static long bit(int number) {
    // A shift takes the lower six bits of its distance.
    return 1L << number;
  }

  /** What a card counts, 1 for an ace. */
  static int of(int number) {
    return (number >> INDEX_BITS) & LOW;
  }

  /**
   * The points of a hand.
   *
   * @param low the total with every ace as 1
   */
  static int sum(int low, int aces) {
    return aces * ACE + low;
  }

  static HandValue value(int points) {
    return HandValue.of(total(points), isSoft(points));
  }

  static int plus(int points, int number) {
    return points + (number >> INDEX_BITS);
  }

  /**
   * The total as {@link HandValue} has it, without a branch: who has an ace, is anybody's guess.
   */
  static int total(int points) {
    int low = points & LOW;
    return low + (AS_11_INSTEAD & softMask(points, low));
  }

  static boolean isSoft(int points) {
    return softMask(points, points & LOW) != 0;
  }

  /** All bits if an ace counts 11. */
  private static int softMask(int points, int low) {
    return ((LOW - points) & (low - MOST_LOW - 1)) >> (Integer.SIZE - 1);
  }
}
