package dev.baize.blackjack;

/** The question that the player is asked. */
public enum Phase {
  /** How much to bet on the next hand. */
  BET,
  /** Whether to draw another card. */
  DRAW,
  /** None: all hands are played, too little money is left, or the bank is broken. */
  OVER;

  /**
   * The phase of a session.
   *
   * @param wager the bet on the hand in play, 0 if there is none
   */
  static Phase of(boolean over, long wager) {
    if (wager > 0) {
      return DRAW;
    }
    return over ? OVER : BET;
  }
}
