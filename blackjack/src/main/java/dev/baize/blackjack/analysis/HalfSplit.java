package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

/**
 * What a hand that starts from one card is worth, not raised.
 *
 * @param other counted only if the second card is not of the same value
 */
record HalfSplit(double any, double other) {

  /** The values of the hands last played. */
  static HalfSplit of(HandPlay play, Deals deals, int up, int value) {
    PossibleHands hands = deals.hands();
    int start = hands.place(AllHands.of(value));
    double any = 0;
    double other = 0;
    for (int second = 1; second <= VALUES; second++) {
      double left = deals.left(up, start, second);
      if (left > 0) {
        int place = hands.next(start, second);
        double worth = left / deals.unseen(start) * (play.play(place) - deals.weight(up, place));
        any += worth;
        other += second == value ? 0 : worth;
      }
    }
    return new HalfSplit(any, other);
  }
}
