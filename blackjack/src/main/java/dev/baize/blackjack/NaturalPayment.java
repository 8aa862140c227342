package dev.baize.blackjack;

/** What a player's natural pays for a wager, the wager itself not counted. */
public enum NaturalPayment {
  /** Three to two. */
  THREE_TO_TWO(3, 2),
  /** Six to five. */
  SIX_TO_FIVE(6, 5),
  /** Seven to five. */
  SEVEN_TO_FIVE(7, 5),
  /** Even money. */
  EVEN(1, 1),
  /** Two to one. */
  TWO_TO_ONE(2, 1);

  private final int won;
  private final int wagered;

  NaturalPayment(int won, int wagered) {
    this.won = won;
    this.wagered = wagered;
  }

  /** {@return what a wager of 1 wins, such as 1.5} */
  public double ratio() {
    return (double) won / wagered;
  }

  /**
   * {@return what a wager wins, rounded down}
   *
   * @param wager 0 or more
   * @throws ArithmeticException if that is too much for a {@code long}
   */
  public long of(long wager) {
    long whole = Math.multiplyExact(wager / wagered, won);
    return Math.addExact(whole, wager % wagered * won / wagered);
  }

  boolean isWhole(long wager) {
    return wager % wagered == 0;
  }

  @Override
  public String toString() {
    return won + ":" + wagered;
  }
}
