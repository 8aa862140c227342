package dev.baize.beans.player;

import java.util.Arrays;

/** Compares a few things by their values on the same deals, pair by pair. */
final class Comparison {

  private final boolean[] has;
  private final double[] sums;

  /** By pair: the sums of the squares of the differences. */
  private final double[][] squares;

  private int left;
  private int deals;

  Comparison(int count) {
    this.left = count;
    this.has = new boolean[count];
    this.sums = new double[count];
    this.squares = new double[count][count];
    Arrays.fill(has, true);
  }

  /** Whether a thing is not dropped. */
  boolean has(int thing) {
    return has[thing];
  }

  /** How many things are not dropped. */
  int left() {
    return left;
  }

  /** How many deals there were. */
  int deals() {
    return deals;
  }

  /** Adds the values of all things that are not dropped on one deal. */
  void add(double[] values) {
    deals++;
    for (int i = 0; i < has.length; i++) {
      if (has[i]) {
        sums[i] += values[i];
        for (int j = 0; j < i; j++) {
          double difference = values[i] - values[j];
          squares[i][j] += difference * difference;
        }
      }
    }
  }

  /** The thing with the highest mean; the first of them if several have it. */
  int best() {
    int best = -1;
    for (int i = 0; i < has.length; i++) {
      if (has[i] && (best < 0 || sums[i] > sums[best])) {
        best = i;
      }
    }
    return best;
  }

  /** Drops whatever is worse than the best by so many standard errors of the difference. */
  void drop(double errors) {
    int best = best();
    for (int i = 0; i < has.length; i++) {
      double difference = sums[best] - sums[i];
      double square = squares[Math.max(i, best)][Math.min(i, best)];
      double variance = square - difference * difference / deals;
      if (has[i] && i != best && difference > errors * Math.sqrt(variance)) {
        has[i] = false;
        left--;
      }
    }
  }
}
