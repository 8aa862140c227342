package dev.baize.euchre;

/**
 * The points of both sides in a game. {@code even} are the points of seats 0 and 2. {@code odd} are
 * the points of seats 1 and 3.
 */
record Score(int even, int odd, int toWin) {

  Score plus(Side side, int points) {
    return side == Side.EVEN
        ? new Score(even + points, odd, toWin)
        : new Score(even, odd + points, toWin);
  }

  boolean isWon() {
    return Math.max(even, odd) >= toWin;
  }
}
