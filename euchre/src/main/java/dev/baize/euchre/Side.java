package dev.baize.euchre;

import dev.baize.core.game.Seat;
import dev.baize.euchre.kernel.Hand;

/** A partnership: two players who sit opposite each other. */
public enum Side {
  /** Seats 0 and 2. */
  EVEN,
  /** Seats 1 and 3. */
  ODD;

  /**
   * {@return the side that a seat plays for}
   *
   * @param seat 0 to 3
   */
  public static Side of(Seat seat) {
    return of(seat.index());
  }

  static Side of(int seat) {
    return (seat & 1) == 0 ? EVEN : ODD;
  }

  /** The side that scores in a hand that is over, unless it was thrown in. */
  static Side winners(Hand hand) {
    return 2 * hand.tricksOfEven > hand.tricksTaken() ? EVEN : ODD;
  }

  /** {@return the opponents} */
  public Side other() {
    return this == EVEN ? ODD : EVEN;
  }

  /** {@return the side's first seat, which is named first} */
  public Seat first() {
    return Seat.of(this == EVEN ? 0 : 1);
  }

  /** {@return the seat across the table from {@link #first}} */
  public Seat second() {
    return Seat.of(this == EVEN ? 2 : 3);
  }
}
