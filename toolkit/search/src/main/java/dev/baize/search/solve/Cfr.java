package dev.baize.search.solve;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.View;
import java.util.Arrays;

/**
 * Counterfactual regret minimization over the whole game, without sampling: every iteration adds
 * the counterfactual regrets of all decisions and derives the next strategy by regret matching,
 * with alternating updates: first for seat 0, then for seat 1. Deterministic.
 *
 * <p>An iteration takes time proportional to the size of the {@link SequenceForm}.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public final class Cfr<V extends View, D extends Decision> implements Solver<V, D> {

  private final SequenceForm<V, D> form;
  private final InformationSets sets;
  private final boolean plus;

  /* All by sequence. */
  private final double[] regrets;
  private final double[] sums;
  private final double[] probabilities;
  private final double[] weights;
  private final double[] values;

  private long iterations;

  private Cfr(SequenceForm<V, D> form, boolean plus) {
    this.form = form;
    this.sets = form.sets;
    this.plus = plus;
    this.regrets = new double[sets.sequences()];
    this.sums = new double[sets.sequences()];
    this.probabilities = new double[sets.sequences()];
    this.weights = new double[sets.sequences()];
    this.values = new double[sets.sequences()];
  }

  /**
   * {@return the original algorithm (Zinkevich, Johanson, Bowling and Piccione, <i>Regret
   * minimization in games with incomplete information</i>, NIPS 2007), before its first iteration}
   * After <i>n</i> iterations, the exploitability is of the order 1/√<i>n</i> at most.
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param form the game
   */
  public static <V extends View, D extends Decision> Cfr<V, D> vanilla(SequenceForm<V, D> form) {
    return new Cfr<>(requireNonNull(form), false);
  }

  /**
   * {@return CFR+ (Tammelin, <i>Solving large imperfect information games using CFR+</i>, 2014),
   * before its first iteration} Regrets never become negative, and iteration <i>n</i> has weight
   * <i>n</i> in the average. It has the same bound as the original algorithm, but usually needs far
   * fewer iterations.
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param form the game
   */
  public static <V extends View, D extends Decision> Cfr<V, D> plus(SequenceForm<V, D> form) {
    return new Cfr<>(requireNonNull(form), true);
  }

  @Override
  public String algorithm() {
    return plus ? "CFR+" : "CFR";
  }

  @Override
  public void iterate() {
    iterations++;
    matchRegrets();
    update(0);
    matchRegrets();
    update(1);
  }

  /** Sets the probabilities of decisions in proportion to their positive regrets. */
  private void matchRegrets() {
    sets.normalize(regrets, probabilities);
    sets.realizationWeights(probabilities, weights);
  }

  private void update(int seat) {
    Arrays.fill(values, 0);
    sets.addPayoffs(seat, weights, values);
    double weight = plus ? iterations : 1;
    for (int set = sets.count() - 1; set >= 0; set--) {
      if (sets.seat[set] == seat) {
        updateSet(set, weight);
      }
    }
  }

  /** Updates an information set, after all later information sets of the same seat. */
  private void updateSet(int set, double weight) {
    int first = sets.first[set];
    int end = sets.first[set + 1];
    double value = 0;
    for (int i = first; i < end; i++) {
      value += probabilities[i] * values[i];
    }
    for (int i = first; i < end; i++) {
      double regret = regrets[i] + values[i] - value;
      regrets[i] = plus ? Math.max(regret, 0) : regret;
      sums[i] += weight * weights[i];
    }
    values[sets.parent[set]] += value;
  }

  @Override
  public long iterations() {
    return iterations;
  }

  @Override
  public Strategy<V, D> averageStrategy() {
    double[] average = new double[sets.sequences()];
    sets.normalize(sums, average);
    return form.strategy(average);
  }
}
