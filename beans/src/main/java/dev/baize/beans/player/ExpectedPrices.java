package dev.baize.beans.player;

import dev.baize.beans.kernel.Prices;

/** Lookup table of the mean price of a chain that grows by a random number of cards. */
final class ExpectedPrices {

  /** Entries of the table per expected card. */
  private static final int RESOLUTION = 4;

  /** The table ends at twelve expected cards. */
  private static final int STEPS = 12 * RESOLUTION;

  private static final int LENGTHS = 32;

  /** By bean, length and expected cards. */
  private static final double[] COINS = new double[Prices.BEANS * LENGTHS * STEPS];

  static {
    for (int bean = 0; bean < Prices.BEANS; bean++) {
      for (int length = 0; length <= Prices.count(bean); length++) {
        for (int step = 0; step < STEPS; step++) {
          COINS[index(bean, length) + step] = mean(bean, length, step / (double) RESOLUTION);
        }
      }
    }
  }

  private ExpectedPrices() {}

  private static int index(int bean, int length) {
    return (bean * LENGTHS + length) * STEPS;
  }

  /** The mean over a Poisson distribution of the cards that join, the same on every machine. */
  private static double mean(int bean, int length, double expected) {
    double probability = StrictMath.exp(-expected);
    double left = 1;
    double mean = 0;
    int most = Prices.count(bean);
    for (int joined = 0; length + joined < most; joined++) {
      mean += probability * Prices.coins(bean, length + joined);
      left -= probability;
      probability *= expected / (joined + 1);
    }
    return mean + left * Prices.coins(bean, most);
  }

  /** The mean price in coins, interpolated, if {@code expected} cards join on average. */
  static double coins(int bean, int length, double expected) {
    double place = expected * RESOLUTION;
    if (place > STEPS - 1.001) {
      place = STEPS - 1.001;
    }
    int below = (int) place;
    int index = index(bean, length) + below;
    return COINS[index] + (place - below) * (COINS[index + 1] - COINS[index]);
  }
}
