package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

/**
 * The expected values of a strategy against one up card: for each possible hand, of hitting once
 * and then playing on, and of playing it.
 */
final class PlayValues {
  private final double[] hit;
  private final double[] play;

  private PlayValues(double[] hit, double[] play) {
    this.hit = hit;
    this.play = play;
  }

  /**
   * Works backwards from the largest hands. A natural counts 0 here, because its payoff is a
   * parameter.
   */
  static PlayValues of(
      Composition composition, int up, PossibleHands hands, double[] stand, Rule rule) {
    int count = hands.count();
    double[] hit = new double[count];
    double[] play = new double[count + 1];
    play[count] = -1;
    double[][] left = new double[VALUES][];
    for (int value = 1; value <= VALUES; value++) {
      left[value - 1] = hands.left(value);
    }
    for (int i = 0; i < count; i++) {
      int place = hands.largestFirst(i);
      int hand = hands.hand(place);
      double sum = -play[hands.next(place, up)];
      for (int value = 1; value <= VALUES; value++) {
        sum += left[value - 1][place] * play[hands.next(place, value)];
      }
      hit[place] = sum / (composition.size() - 1 - AllHands.size(hand));
      if (AllHands.size(hand) < 2) {
        play[place] = hit[place];
      } else if (hand != AllHands.NATURAL) {
        play[place] = rule.value(hand, stand[place], hit[place]);
      }
    }
    return new PlayValues(hit, play);
  }

  double hit(int place) {
    return hit[place];
  }

  double play(int place) {
    return play[place];
  }

  /** Chooses between standing and hitting. */
  @FunctionalInterface
  interface Rule {
    /** The value of what is chosen for a hand of {@link AllHands}. */
    double value(int hand, double stand, double hit);
  }
}
