package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;

/**
 * What the cards of a hand are worth: one ace counts 11 if the hand does not bust by it, every
 * other ace counts 1. There is one object for each value, so values may be compared with {@code
 * ==}.
 */
public final class HandValue {

  /** The greatest total that is no bust. */
  public static final int MOST = 21;

  private static final int ACE_AS_1 = 1;

  /** What an ace that counts 11 counts more than one that counts 1. */
  static final int AS_11_INSTEAD = 10;

  private static final int FACE = 10;
  private static final int TOTALS = 32;
  private static final HandValue[] HARD = new HandValue[TOTALS];
  private static final HandValue[] SOFT = new HandValue[MOST + 1];

  static {
    for (int total = 0; total < TOTALS; total++) {
      HARD[total] = new HandValue(total, false);
    }
    for (int total = ACE_AS_1 + AS_11_INSTEAD; total <= MOST; total++) {
      SOFT[total] = new HandValue(total, true);
    }
  }

  private final int total;
  private final boolean soft;

  private HandValue(int total, boolean soft) {
    this.total = total;
    this.soft = soft;
  }

  /** {@return the value of a hand without cards: 0} */
  public static HandValue empty() {
    return HARD[0];
  }

  /** The value with this total; where an ace counts 11, it is 11 to 21. */
  static HandValue of(int total, boolean soft) {
    return soft ? SOFT[total] : HARD[total];
  }

  /**
   * {@return what a card counts: 2 to 10, or 1 for an ace, which may count 11 in a hand}
   *
   * @param rank of any suit
   */
  public static int points(Rank rank) {
    return rank == Rank.ACE ? ACE_AS_1 : Math.min(rank.index() + 2, FACE);
  }

  /**
   * {@return the value with one more card}
   *
   * @param card of any suit; an ace counts 11 where that is no bust
   * @throws IllegalStateException if the hand is bust already
   */
  public HandValue plus(Card card) {
    if (isBust()) {
      throw new IllegalStateException("a hand of " + this + " is bust and takes no " + card);
    }
    boolean ace = soft || card.rank() == Rank.ACE;
    int low = (soft ? total - AS_11_INSTEAD : total) + points(card.rank());
    boolean as11 = ace && low + AS_11_INSTEAD <= MOST;
    return of(as11 ? low + AS_11_INSTEAD : low, as11);
  }

  /** {@return the total, 0 to 31; more than {@link #MOST} is a bust} */
  public int total() {
    return total;
  }

  /** {@return whether an ace counts 11} */
  public boolean isSoft() {
    return soft;
  }

  /** {@return whether the total is more than {@link #MOST}} */
  public boolean isBust() {
    return total > MOST;
  }

  /** For instance {@code soft 17}, or {@code 17} without an ace that counts 11. */
  @Override
  public String toString() {
    return (soft ? "soft " : "") + total;
  }
}
