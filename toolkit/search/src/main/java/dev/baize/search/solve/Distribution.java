package dev.baize.search.solve;

import java.util.random.RandomGenerator;

/** Samples from discrete distributions. */
final class Distribution {

  private Distribution() {}

  /** A sampled index, never one with probability 0. */
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
