package dev.baize.search.solve;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
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
  private final Payoff payoff;
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
    this.payoff = new Payoff(rules, requireNonNull(utility));
    this.maxInformationSets = maxInformationSets;
  }

  @Override
  public String algorithm() {
    return "external-sampling MCCFR";
  }

  /**
   * Runs further iterations.
   *
   * @param more how many further iterations, 0 or more
   * @throws IllegalArgumentException if it is negative, the game proves not to be zero-sum, or
   *     there are more information sets than the maximum
   */
  @Override
  public void run(long more) {
    checkArgument(more >= 0, "%s iterations; expected 0 or more", more);
    for (long i = 0; i < more; i++) {
      for (int seat = 0; seat < 2; seat++) {
        Seed sample = seed.derive(iterations).derive(seat);
        Game<V, D> game = rules.start(sample.derive("deal"));
        walk(game, seat, sample.derive("decisions").generator());
      }
      iterations++;
    }
  }

  /** The sampled value of a position to the traversing seat, whose regrets are updated. */
  private double walk(Game<V, D> game, int seat, RandomGenerator random) {
    if (game.isOver()) {
      double worth = payoff.of(game.outcome());
      return seat == 0 ? worth : -worth;
    }
    V view = game.view(game.toAct());
    RegretTable<D> table = tables.computeIfAbsent(view, unknown -> table(game.legal()));
    double[] probabilities = table.currentStrategy();
    if (game.toAct().index() != seat) {
      table.add(probabilities);
      game.apply(table.decision(Distribution.draw(probabilities, random)));
      return walk(game, seat, random);
    }
    double[] values = new double[probabilities.length];
    for (int i = 0; i < values.length; i++) {
      Game<V, D> after = i + 1 < values.length ? game.copy() : game;
      after.apply(table.decision(i));
      values[i] = walk(after, seat, random);
    }
    return table.addRegrets(probabilities, values);
  }

  private RegretTable<D> table(List<D> legal) {
    if (tables.size() == maxInformationSets) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s: more than %d information sets; expected a smaller game",
              rules.text(),
              maxInformationSets));
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
    tables.forEach((view, table) -> average.put(view, table.average()));
    return Strategy.of(rules, average);
  }
}
