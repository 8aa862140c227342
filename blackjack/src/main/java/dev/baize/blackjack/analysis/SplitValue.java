package dev.baize.blackjack.analysis;

import java.util.function.IntFunction;

/** The value of splitting a pair against one up card, not raised. */
final class SplitValue {
  private final Pairs pairs;
  private final HandPlay play;
  private final int up;

  SplitValue(Pairs pairs, HandPlay play, int up) {
    this.pairs = pairs;
    this.play = play;
    this.up = up;
  }

  /**
   * The value of splitting a pair into up to {@code most} hands, which are split again whenever
   * they may be. Plans are by the number of further cards of the pair that are gone.
   */
  double of(int value, int most, IntFunction<Plan> plans) {
    SplitWeights weights = pairs.weights(up, value, most);
    double sum = 0;
    for (int gone = 0; gone < pairs.gone(value, most); gone++) {
      if (weights.any(gone) != 0 || weights.other(gone) != 0) {
        Deals deals = pairs.deals(value, gone);
        play.follow(deals, up, plans.apply(gone));
        sum += half(deals, value, weights.any(gone), weights.other(gone));
      }
    }
    return sum;
  }

  /**
   * What a hand of those last played that starts from one card is worth, weighted with any second
   * card, and with one that is not of the same value.
   */
  private double half(Deals deals, int value, double weightOfAny, double weightOfOther) {
    PossibleHands hands = deals.hands();
    int start = hands.place(AllHands.of(value));
    double any = 0;
    double other = 0;
    for (int second = 1; second <= Composition.VALUES; second++) {
      double left = deals.left(up, start, second);
      if (left > 0) {
        int place = hands.next(start, second);
        double worth = left / deals.unseen(start) * (play.play(place) - deals.weight(up, place));
        any += worth;
        other += second == value ? 0 : worth;
      }
    }
    return weightOfAny * any + weightOfOther * other;
  }
}
