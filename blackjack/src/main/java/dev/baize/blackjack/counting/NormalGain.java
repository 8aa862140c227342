package dev.baize.blackjack.counting;

import dev.baize.blackjack.analysis.Composition;

/**
 * The mean gain of an option that is taken only when it is positive, for normally distributed
 * values: the unit normal linear loss integral.
 */
final class NormalGain {
  /** The steps of the integral for each deviation, and how far it goes. */
  private static final int STEPS = 64;

  private static final int FARTHEST = 8;

  private NormalGain() {}

  /**
   * The standard deviation of the mean over the cards left when half of a shoe is dealt, by how
   * much the mean grows if a card of each value is gone.
   */
  static double deviation(Composition composition, double[] effects) {
    double size = composition.size();
    double mean = 0;
    for (int card = 1; card <= CardCount.VALUES; card++) {
      mean += composition.count(card) / size * effects[card - 1];
    }
    double squares = 0;
    for (int card = 1; card <= CardCount.VALUES; card++) {
      double effect = (size - 1) * (effects[card - 1] - mean);
      squares += composition.count(card) / size * effect * effect;
    }
    double left = size / 2;
    return Math.sqrt(squares / left * (size - left) / (size - 1));
  }

  /** The mean of the positive part of a normal variable. */
  static double of(double mean, double deviation) {
    if (deviation <= 0 || mean < -FARTHEST * deviation) {
      return Math.max(0, mean);
    }
    double from = Math.max(-FARTHEST, -mean / deviation);
    int steps = (int) Math.ceil((FARTHEST - from) * STEPS);
    double step = (FARTHEST - from) / steps;
    double sum = 0;
    for (int i = 0; i < steps; i++) {
      double z = from + (i + 0.5) * step;
      sum += (mean + deviation * z) * Math.exp(-z * z / 2);
    }
    return sum * step / Math.sqrt(2 * Math.PI);
  }
}
