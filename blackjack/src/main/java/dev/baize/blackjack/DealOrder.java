package dev.baize.blackjack;

/** Places of cards in the deal of a round: the number of cards that are dealt before them. */
final class DealOrder {
  static final int UPCARD = 1;

  /** The player's second card. */
  static final int SECOND = 2;

  static final int HOLE = 3;

  private DealOrder() {}
}
