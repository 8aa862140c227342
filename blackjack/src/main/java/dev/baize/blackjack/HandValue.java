package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import java.util.List;

/**
 * The value of a hand: one ace counts as 11 if that does not bust the hand, every other ace as 1.
 * There is one instance of each value, so values may be compared with {@code ==}.
 */
public final class HandValue {

  /** The highest total that is not a bust. */
  public static final int MAX_TOTAL = 21;

  private static final int ACE_AS_1 = 1;
  static final int AS_11_INSTEAD = 10;
  private static final int FACE = 10;
  private static final int TOTALS = 32;
  private static final HandValue[] HARD = new HandValue[TOTALS];
  private static final HandValue[] SOFT = new HandValue[MAX_TOTAL + 1];

  static {
    for (int total = 0; total < TOTALS; total++) {
      HARD[total] = new HandValue(total, false);
    }
    for (int total = ACE_AS_1 + AS_11_INSTEAD; total <= MAX_TOTAL; total++) {
      SOFT[total] = new HandValue(total, true);
    }
  }

  private final int total;
  private final boolean soft;

  private HandValue(int total, boolean soft) {
    this.total = total;
    this.soft = soft;
  }

  /** {@return the value of an empty hand: 0} */
  public static HandValue empty() {
    return HARD[0];
  }

  /**
   * {@return the value of cards}
   *
   * @param cards any that are dealt to one hand, which may be bust with the last of them
   */
  public static HandValue of(List<Card> cards) {
    HandValue value = empty();
    for (Card card : cards) {
      value = value.plus(card);
    }
    return value;
  }

  /** The value with a total, which is 11 to 21 for a soft hand. */
  static HandValue of(int total, boolean soft) {
    return soft ? SOFT[total] : HARD[total];
  }

  /**
   * {@return the points of a card: 2 to 10, or 1 for an ace, which may count as 11 in a hand}
   *
   * @param rank the rank of the card
   */
  public static int points(Rank rank) {
    return rank == Rank.ACE ? ACE_AS_1 : Math.min(rank.index() + 2, FACE);
  }

  /**
   * {@return the value of the hand with one more card}
   *
   * @param card the card
   * @throws IllegalStateException if the hand is already bust
   */
  public HandValue plus(Card card) {
    if (isBust()) {
      throw new IllegalStateException("a hand of " + this + " is bust and takes no " + card);
    }
    boolean ace = soft || card.rank() == Rank.ACE;
    int low = (soft ? total - AS_11_INSTEAD : total) + points(card.rank());
    boolean as11 = ace && low + AS_11_INSTEAD <= MAX_TOTAL;
    return of(as11 ? low + AS_11_INSTEAD : low, as11);
  }

  /** {@return the total, 0 to 31; a total above {@link #MAX_TOTAL} is a bust} */
  public int total() {
    return total;
  }

  /** {@return whether an ace counts as 11} */
  public boolean isSoft() {
    return soft;
  }

  /** {@return whether the total is more than {@link #MAX_TOTAL}} */
  public boolean isBust() {
    return total > MAX_TOTAL;
  }

  /** For instance {@code soft 17}, or {@code 17} for a hard hand. */
  @Override
  public String toString() {
    return (soft ? "soft " : "") + total;
  }
}
