package dev.baize.blackjack;

/** The question that the player is asked. */
public enum Phase {
  /** How much to bet on the next hand. */
  BET,
  /** How much to insure, if anything, against a natural of the dealer. */
  INSURE,
  /** Whether to give the hand up before the dealer looks for a natural. */
  SURRENDER,
  /** What to do with the hand in play. */
  PLAY,
  /** None: all hands are played, too little money is left, or the bank is broken. */
  OVER
}
