package dev.baize.table;

/**
 * The hands of games for one person.
 *
 * @param played how many there are
 * @param won the sum of what they won, in the unit of scores
 * @param stakes the same in the {@linkplain dev.baize.core.game.Rules#stake least stake} of each
 * @param squares the sum of the squares of what each won in it
 */
record OwnHands(long played, long won, double stakes, double squares) {

  static final OwnHands NONE = new OwnHands(0, 0, 0, 0);

  /** These hands and one more, whose result is negative if it was lost. */
  OwnHands plus(long result, long stake) {
    double inStakes = (double) result / stake;
    return plus(new OwnHands(1, result, inStakes, inStakes * inStakes));
  }

  OwnHands plus(OwnHands more) {
    return new OwnHands(
        played + more.played, won + more.won, stakes + more.stakes, squares + more.squares);
  }

  /** What a hundred of them win, in stakes, as if no hand depended on another. */
  Estimated perHundred() {
    return Estimated.mean(played, stakes, squares).times(100);
  }
}
