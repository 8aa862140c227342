package dev.baize.blackjack;

import java.util.List;

/** How a hand ended, and what it pays. */
public enum HandResult {
  /**
   * The player has 21 with two cards: wins 3 to 2, rounded down to a whole number, unless the house
   * has another {@linkplain BlackjackHouseRules#natural payment}.
   */
  NATURAL(3),
  /** The player's total is more than 21: the player loses the bet, and the dealer does not play. */
  BUST(-2),
  /** The dealer's total is more than 21: the player wins the bet. */
  DEALER_BUST(2),
  /** The player's total is higher: the player wins the bet. */
  WIN(2),
  /** The dealer's total is higher: the player loses the bet. */
  LOSS(-2),
  /** The totals are equal: nothing is won or lost. */
  PUSH(0),
  /** The player has given the hand up: loses half of the bet, rounded up to a whole number. */
  SURRENDER(-1),
  /**
   * The dealer has 21 with two cards, which in this house beats all but a natural: the player loses
   * what {@link BlackjackHouseRules#dealerNatural} says.
   */
  DEALER_NATURAL(-2);

  static final List<HandResult> ALL = List.of(values());
  private static final int TOTALS = 32;

  /** By the dealer's total, then by the player's. */
  private static final HandResult[] COMPARED = new HandResult[TOTALS * TOTALS];

  static {
    for (int dealer = 0; dealer < TOTALS; dealer++) {
      for (int player = 0; player < TOTALS; player++) {
        COMPARED[dealer * TOTALS + player] = result(player, dealer);
      }
    }
  }

  private final int halves;

  HandResult(int halves) {
    this.halves = halves;
  }

  private static HandResult result(int player, int dealer) {
    if (dealer > HandValue.MAX_TOTAL) {
      return DEALER_BUST;
    }
    if (player == dealer) {
      return PUSH;
    }
    return player > dealer ? WIN : LOSS;
  }

  @SuppressWarnings("EnumOrdinal") // The indices are not stored beyond a session.
  int index() {
    return ordinal();
  }

  /**
   * {@return the result for a player that is not bust and has no natural}
   *
   * @param player the player's total, up to 21
   * @param dealer the dealer's total, up to 31
   */
  public static HandResult of(int player, int dealer) {
    return COMPARED[dealer * TOTALS + player];
  }

  /**
   * {@return the amount that the player wins, negative for a loss, by the rules of the
   * specification}
   *
   * @param wager the bet, 0 to 10¹⁸
   */
  public long payoff(long wager) {
    return (wager * halves) >> 1;
  }
}
