package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

/**
 * The values of a way to play against one up card: for each possible hand, of hitting once and then
 * playing on, and of playing it.
 */
final class Decisions {
  private final double[] hit;
  private final double[] play;

  private Decisions(double[] hit, double[] play) {
    this.hit = hit;
    this.play = play;
  }

  /**
   * Works back from the largest hands. A natural counts 0 here, so that it can be paid for apart.
   *
   * @param rule what a hand is worth, given its place, the value of standing and that of hitting
   */
  static Decisions of(
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
      hit[place] = sum / (composition.size() - 1 - Hands.size(hand));
      if (Hands.size(hand) < 2) {
        play[place] = hit[place];
      } else if (hand != Hands.NATURAL) {
        play[place] = rule.value(hand, stand[place], hit[place]);
      }
    }
    return new Decisions(hit, play);
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
    /** The value of what is chosen for one of all {@link Hands}. */
    double value(int hand, double stand, double hit);
  }
}
