package dev.baize.search.solve;

import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * External-sampling Monte Carlo counterfactual regret minimization (Lanctot, Waugh, Zinkevich and
 * Bowling, <i>Monte Carlo sampling for regret minimization in extensive games</i>, NIPS 2009).
 * Works on games whose rules do not list their chance outcomes, and that are too large for a {@link
 * SequenceForm}.
 *
 * <p>Every iteration traverses one newly dealt game for each seat: it explores all decisions of
 * that seat and samples those of the other. Its time is of the order of the square root of the
 * number of positions of a deal; memory is proportional to the number of information sets visited.
 * After <i>n</i> iterations, the exploitability is of the order 1/√<i>n</i> with high probability.
 *
 * <p>Each seat must have perfect recall: a view tells all that its seat saw and decided before.
 * This is not checked. The same seed gives the same strategies.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public final class ExternalSampling<V extends View, D extends Decision> implements Solver<V, D> {

  private final Rules<V, D, ?> rules;
  private final Traversal traversal;
  private final Seed seed;
  private final int maxInformationSets;
  private final Map<V, RegretTable<D>> tables = new LinkedHashMap<>();
  private long iterations;

  /**
   * Prepares the first iteration.
   *
   * @param rules of two seats
   * @param utility what the end of a game is worth
   * @param seed the source of all randomness
   * @param maxInformationSets the maximum number of information sets to keep in memory
   * @throws IllegalArgumentException if the game is not one of two seats
   */
  public ExternalSampling(
      Rules<V, D, ?> rules, Utility utility, Seed seed, int maxInformationSets) {
    this.rules = rules;
    this.seed = requireNonNull(seed);
    this.traversal = new Traversal(rules, requireNonNull(utility), Long.MAX_VALUE);
    this.maxInformationSets = maxInformationSets;
  }

  @Override
  public String algorithm() {
    return "external-sampling MCCFR";
  }

  /**
   * Runs another iteration.
   *
   * @throws IllegalArgumentException if the game proves not to be zero-sum, or there are more
   *     information sets than the maximum
   */
  @Override
  public void iterate() {
    for (int seat = 0; seat < 2; seat++) {
      Seed sample = seed.derive(iterations).derive(seat);
      Game<V, D> game = rules.start(sample.derive("deal"));
      walk(game, seat, sample.derive("decisions").generator());
    }
    iterations++;
  }

  /** The sampled value of a position to the traversing seat, whose regrets are updated. */
  private double walk(Game<V, D> game, int seat, RandomGenerator random) {
    if (game.isOver()) {
      double worth = traversal.worth(game.outcome());
      return seat == 0 ? worth : -worth;
    }
    V view = game.view(game.toAct());
    RegretTable<D> table = tables.computeIfAbsent(view, unknown -> table(game.legal()));
    double[] probabilities = normalized(table.regrets);
    if (game.toAct().index() != seat) {
      table.addToAverage(probabilities);
      game.apply(table.decisions.get(Strategy.draw(probabilities, random)));
      return walk(game, seat, random);
    }
    double[] values = new double[probabilities.length];
    for (int i = 0; i < values.length; i++) {
      Game<V, D> after = i + 1 < values.length ? game.copy() : game;
      after.apply(table.decisions.get(i));
      values[i] = walk(after, seat, random);
    }
    return table.addRegrets(probabilities, values);
  }

  private RegretTable<D> table(List<D> legal) {
    if (tables.size() == maxInformationSets) {
      throw new IllegalArgumentException(
          lenientFormat(
              "%s: more than %s information sets; expected a smaller game",
              rules.text(), maxInformationSets));
    }
    return new RegretTable<>(legal);
  }

  @Override
  public long iterations() {
    return iterations;
  }

  @Override
  public Strategy<V, D> averageStrategy() {
    Map<V, List<DecisionProbability<D>>> average = new LinkedHashMap<>();
    tables.forEach(
        (view, table) ->
            average.put(
                view, DecisionProbability.list(table.decisions, normalized(table.sums), 0)));
    return Strategy.of(rules, average);
  }

  private static double[] normalized(double[] weights) {
    double[] probabilities = new double[weights.length];
    InformationSets.normalize(weights, probabilities, 0, weights.length);
    return probabilities;
  }

  /** The decisions of one information set, with their regrets and the sums of the strategies. */
  private static final class RegretTable<D extends Decision> {

    private final List<D> decisions;
    private final double[] regrets;
    private final double[] sums;

    RegretTable(List<D> legal) {
      this.decisions = List.copyOf(legal);
      this.regrets = new double[legal.size()];
      this.sums = new double[legal.size()];
    }

    void addToAverage(double[] probabilities) {
      for (int i = 0; i < sums.length; i++) {
        sums[i] += probabilities[i];
      }
    }

    /** Adds what each decision is worth more than the strategy, whose value is returned. */
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
  }
}
