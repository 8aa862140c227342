package dev.baize.core.solve;

import java.util.random.RandomGenerator;

/** Draws from probabilities. */
final class Distribution {

  private Distribution() {}

  /** The number of one that is drawn; never of one with probability 0. */
  static int draw(double[] probabilities, RandomGenerator random) {
    double left = random.nextDouble();
    int last = 0;
    for (int i = 0; i < probabilities.length; i++) {
      if (probabilities[i] > 0) {
        last = i;
        left -= probabilities[i];
        if (left < 0) {
          return i;
        }
      }
    }
    return last;
  }
}
