package dev.baize.core.solve;

import dev.baize.core.game.Decision;
import java.util.ArrayList;
import java.util.List;

/** What was learned of one information set by sampling. */
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

  /** How likely each decision is: as much as it is regretted. */
  double[] matched() {
    return normalized(regrets);
  }

  private static double[] normalized(double[] weights) {
    double[] probabilities = new double[weights.length];
    InformationSets.normalize(weights, probabilities, 0, weights.length);
    return probabilities;
  }

  /** Adds to the average. */
  void add(double[] probabilities) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] += probabilities[i];
    }
  }

  /** Adds what each decision would have won more than all did on average, which is returned. */
  double regret(double[] probabilities, double[] values) {
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
