package dev.baize.search;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.View;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * PUCT selection: the highest value plus an exploration bonus in proportion to a prior. The value
 * of an untried decision is the mean value of the node (first-play urgency).
 */
record Puct<V extends View, D extends Decision>(
    double exploration, ValueRange range, RolloutPolicy<V, D> rollouts)
    implements TreePolicy<V, D> {

  /** The weight of the uniform distribution in the prior. */
  private static final double UNIFORM_WEIGHT = 0.25;

  @Override
  public int choose(Node<D> node, Game<V, D> game, List<D> legal, RandomGenerator random) {
    int preferred = node.indexOf(rollouts.decide(game, random));
    node.preferred[preferred]++;
    double visits = 0;
    double total = 0;
    for (D decision : legal) {
      int index = node.indexOf(decision);
      node.available[index]++;
      visits += node.visits[index];
      total += node.totals[index];
    }
    double untried = visits == 0 ? 0 : range.scale(total / visits);
    int chosen = -1;
    double highest = Double.NEGATIVE_INFINITY;
    for (D decision : legal) {
      int index = node.indexOf(decision);
      double value = node.visits[index] == 0 ? untried : range.scale(node.mean(index));
      double bonus = Math.sqrt(Math.max(1, visits)) / (1 + node.visits[index]);
      double score = value + exploration * prior(node, index, legal.size()) * bonus;
      if (score > highest) {
        highest = score;
        chosen = index;
      }
    }
    return chosen;
  }

  private double prior(Node<D> node, int index, int legal) {
    double preferred = (double) node.preferred[index] / node.available[index];
    return UNIFORM_WEIGHT / legal + (1 - UNIFORM_WEIGHT) * preferred;
  }
}
