package dev.baize.search;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.primitives.Longs;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.game.WorldSampler;
import dev.baize.core.random.Seed;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Flat Monte Carlo search over determinizations: every legal decision is tried in the same games
 * sampled from a view, with common random numbers, and the mean values of the rollouts are compared
 * (Ginsberg, <i>GIB: imperfect information in a computationally challenging game</i>, JAIR 14,
 * 2001, with rollouts instead of a solver). Decisions that trail the best by four standard errors
 * of the difference are dropped.
 *
 * <p>It is simpler than a {@link TreeSearch}, and better where the rollout policy plays about as
 * well as the players that it stands for. Immutable.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public final class FlatMonteCarlo<V extends View, D extends Decision> {

  /** The standard errors by which a decision may trail the best. */
  private static final double TOLERANCE = 4;

  /** The number of worlds in which decisions are compared before any is dropped. */
  private static final int MIN_WORLDS = 16;

  private final Rules<V, D, ?> rules;
  private final Objective objective;
  private final int iterations;
  private final Function<Seed, RolloutPolicy<V, D>> rollouts;

  /**
   * Creates a search.
   *
   * @param rules the rules of the games that are searched
   * @param objective what is maximized
   * @param iterations the number of rollouts, 1 or more; each decision is tried at least once
   * @param rollouts creates the rollout policy from a seed
   * @throws IllegalArgumentException if there are fewer iterations
   */
  public FlatMonteCarlo(
      Rules<V, D, ?> rules,
      Objective objective,
      int iterations,
      Function<Seed, RolloutPolicy<V, D>> rollouts) {
    checkArgument(iterations >= 1, "%s iterations: expected 1 or more", iterations);
    this.rules = requireNonNull(rules);
    this.objective = requireNonNull(objective);
    this.iterations = iterations;
    this.rollouts = requireNonNull(rollouts);
  }

  /**
   * {@return the estimated values of the legal decisions of a seat} The best has the most visits.
   *
   * @param view the view of the seat to act
   * @param seed the source of all randomness: equal views and seeds give equal results
   * @throws IllegalArgumentException if games cannot be drawn from views, the game is over, or
   *     another seat is to act
   */
  public SearchResult<D> search(V view, Seed seed) {
    requireNonNull(view);
    requireNonNull(seed);
    WorldSampler<V, D> worlds = TreeSearch.worlds(rules, view).get();
    RolloutPolicy<V, D> policy = rollouts.apply(seed.derive("rollouts"));
    RandomGenerator random = seed.generator();
    List<D> legal = worlds.draw(random).legal();
    PairedComparison comparison = new PairedComparison(legal.size());
    long[] visits = new long[legal.size()];
    double[] values = new double[legal.size()];
    double[] bySeat = new double[rules.seats()];
    int played = 0;
    long world = 0;
    do {
      Game<V, D> game = worlds.draw(random);
      List<Long> before = game.scores();
      for (int i = 0; i < values.length; i++) {
        if (comparison.contains(i)) {
          Game<V, D> copy = game.copy();
          copy.apply(legal.get(i));
          objective.playOn(copy, game.hand(), before, policy, seed.substream(world), bySeat);
          values[i] = bySeat[view.seat().index()];
          visits[i]++;
          played++;
        }
      }
      comparison.add(values);
      if (comparison.samples() >= MIN_WORLDS) {
        comparison.drop(TOLERANCE);
      }
      world++;
    } while (comparison.remaining() > 1 && played + comparison.remaining() <= iterations);
    return new SearchResult<>(
        objective.unit(),
        IntStream.range(0, visits.length).mapToObj(i -> comparison.value(legal.get(i), i)).toList(),
        Longs.asList(visits));
  }
}
