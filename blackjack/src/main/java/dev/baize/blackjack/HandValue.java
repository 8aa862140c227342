package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;

/**
 * What the cards of a hand are worth: one ace counts 11 if the hand does not bust by it, every
 * other ace counts 1. There is one object for each value, so values may be compared with {@code
 * ==}.
 *
 * <p>Inside the rules a value is a number: in its lower five bits the total with every ace as 1,
 * and above them a bit that is set if there is an ace.
 */
public final class HandValue {

  /** The greatest total that is no bust. */
  public static final int MOST = 21;

  /** The value of no cards, as a number. */
  static final int NOTHING = 0;

  private static final int CARDS = 52;
  private static final int ACE = 1 << 5;
  private static final int ACES_AS_1 = ACE - 1;
  private static final int AS_11_INSTEAD = 10;
  private static final int FACE = 10;

  /** By card: the value of a hand of this card alone. */
  private static final int[] CARD = new int[CARDS];

  /** By value. */
  private static final int[] TOTAL = new int[2 * ACE];

  /** By value. */
  private static final HandValue[] VALUES = new HandValue[2 * ACE];

  static {
    for (int card = 0; card < CARDS; card++) {
      Rank rank = Card.at(card).rank();
      CARD[card] = rank == Rank.ACE ? ACE + 1 : points(rank);
    }
    for (int value = 0; value < VALUES.length; value++) {
      int low = value & ACES_AS_1;
      boolean soft = value >= ACE && low + AS_11_INSTEAD <= MOST;
      TOTAL[value] = soft ? low + AS_11_INSTEAD : low;
      VALUES[value] = new HandValue(value);
    }
  }

  private final int value;

  private HandValue(int value) {
    this.value = value;
  }

  /** The value of a hand without cards: 0. */
  public static HandValue empty() {
    return VALUES[NOTHING];
  }

  /** The value that is this number. */
  static HandValue at(int value) {
    return VALUES[value];
  }

  /** What a card counts: 2 to 10, or 1 for an ace, which may count 11 in a hand. */
  public static int points(Rank rank) {
    return rank == Rank.ACE ? 1 : Math.min(rank.index() + 2, FACE);
  }

  /**
   * The value with one more card.
   *
   * @throws IllegalStateException if the hand is bust already
   */
  public HandValue plus(Card card) {
    if (isBust()) {
      throw new IllegalStateException("a hand of " + this + " is bust and takes no " + card);
    }
    return VALUES[plus(value, card.index())];
  }

  /** The total, 0 to 31; more than {@link #MOST} is a bust. */
  public int total() {
    return TOTAL[value];
  }

  /** Whether an ace counts 11. */
  public boolean isSoft() {
    return isSoft(value);
  }

  /** Whether the total is more than {@link #MOST}. */
  public boolean isBust() {
    return total() > MOST;
  }

  /** A value that is no bust, with one more card. */
  static int plus(int value, int card) {
    int more = CARD[card];
    return (value + (more & ACES_AS_1)) | (more & ACE);
  }

  static int total(int value) {
    return TOTAL[value];
  }

  static boolean isSoft(int value) {
    return TOTAL[value] != (value & ACES_AS_1);
  }

  /** For instance {@code soft 17}, or {@code 17} without an ace that counts 11. */
  @Override
  public String toString() {
    return (isSoft() ? "soft " : "") + total();
  }
}
