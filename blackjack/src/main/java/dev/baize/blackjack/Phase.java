package dev.baize.blackjack;

/** What the player is asked: the questions of the specification. */
public enum Phase {
  /** How much to wager on the hand that begins. */
  BET,
  /** Whether to draw another card. */
  DRAW,
  /** The session is over: the hands are played, too little money is left, or the bank is broken. */
  OVER;

  /** The phase of a session with so much wagered, 0 for nothing yet. */
  static Phase of(boolean over, long wager) {
    if (wager > 0) {
      return DRAW;
    }
    return over ? OVER : BET;
  }
}
