package dev.baize.blackjack;

import static java.util.Objects.requireNonNull;

/** The hands of two cards with which a player may double the wager for exactly one more card. */
public enum DoubleDown {
  /** None at all. */
  NONE("none"),
  /** Hard totals of 10 and 11. */
  TEN_OR_ELEVEN("10-11"),
  /** Hard totals of 9, 10 and 11. */
  NINE_TO_ELEVEN("9-11"),
  /** Any two cards. */
  ANY("any");

  private static final int ELEVEN = 11;
  private static final int TEN = 10;
  private static final int NINE = 9;

  private final String text;

  DoubleDown(String text) {
    this.text = text;
  }

  /**
   * {@return whether a hand of two cards may be doubled}
   *
   * @param hand the value of the two cards
   */
  public boolean allows(HandValue hand) {
    requireNonNull(hand);
    return switch (this) {
      case NONE -> false;
      case TEN_OR_ELEVEN -> isHard(hand, TEN);
      case NINE_TO_ELEVEN -> isHard(hand, NINE);
      case ANY -> true;
    };
  }

  private static boolean isHard(HandValue hand, int least) {
    return !hand.isSoft() && hand.total() >= least && hand.total() <= ELEVEN;
  }

  @Override
  public String toString() {
    return text;
  }
}
