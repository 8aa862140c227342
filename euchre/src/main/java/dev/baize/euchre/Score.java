package dev.baize.euchre;

import org.jspecify.annotations.Nullable;

/** The points of both sides in a game; {@code toWin} is 0 if it is of a fixed number of deals. */
record Score(int even, int odd, int toWin, EuchreHouseRules house) {

  /** The score before the first deal. */
  static Score start(int toWin, EuchreHouseRules house) {
    return new Score(house.startOfEven(), house.startOfOdd(), toWin, house);
  }

  Score plus(Side side, int points) {
    return side == Side.EVEN
        ? new Score(even + points, odd, toWin, house)
        : new Score(even, odd + points, toWin, house);
  }

  /** Whether a game ends after a number of hands. */
  boolean isFinal(int hands) {
    return toWin == 0 ? hands == house.deals() : Math.max(even, odd) >= toWin;
  }

  /** The side with more points, if there is one. */
  @Nullable Side leader() {
    if (even == odd) {
      return null;
    }
    return even > odd ? Side.EVEN : Side.ODD;
  }
}
