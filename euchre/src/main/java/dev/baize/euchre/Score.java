package dev.baize.euchre;

/** The points of both sides in a game. */
final class Score {

  final int toWin;
  int even;
  int odd;

  Score(int toWin) {
    this.toWin = toWin;
  }

  Score copy() {
    Score copy = new Score(toWin);
    copy.even = even;
    copy.odd = odd;
    return copy;
  }

  void add(Side side, int points) {
    if (side == Side.EVEN) {
      even += points;
    } else {
      odd += points;
    }
  }

  boolean isWon() {
    return even >= toWin || odd >= toWin;
  }

  Side leading() {
    return even > odd ? Side.EVEN : Side.ODD;
  }
}
