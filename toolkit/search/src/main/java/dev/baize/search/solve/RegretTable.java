package dev.baize.search.solve;

import dev.baize.core.game.Decision;
import java.util.ArrayList;
import java.util.List;

/** The cumulative regrets and strategy weights of one information set. */
final class RegretTable<D extends Decision> {

  private final List<D> decisions;
  private final double[] regrets;
  private final double[] sums;

  RegretTable(List<D> decisions) {
    this.decisions = List.copyOf(decisions);
    this.regrets = new double[decisions.size()];
    this.sums = new double[decisions.size()];
  }

  D decision(int index) {
    return decisions.get(index);
  }

  /** The current strategy, by regret matching. */
  double[] currentStrategy() {
    return normalized(regrets);
  }

  private static double[] normalized(double[] weights) {
    double[] probabilities = new double[weights.length];
    InformationSets.normalize(weights, probabilities, 0, weights.length);
    return probabilities;
  }

  /** Adds a strategy to the average. */
  void add(double[] probabilities) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] += probabilities[i];
    }
  }

  /**
   * Adds each decision's regret, its value minus the expected value of the strategy, which is
   * returned.
   */
  double addRegrets(double[] probabilities, double[] values) {
    double value = 0;
    for (int i = 0; i < values.length; i++) {
      value += probabilities[i] * values[i];
    }
    for (int i = 0; i < values.length; i++) {
      regrets[i] += values[i] - value;
    }
    return value;
  }

  List<DecisionProbability<D>> average() {
    double[] probabilities = normalized(sums);
    List<DecisionProbability<D>> average = new ArrayList<>();
    for (int i = 0; i < probabilities.length; i++) {
      average.add(new DecisionProbability<>(decisions.get(i), probabilities[i]));
    }
    return List.copyOf(average);
  }
}
