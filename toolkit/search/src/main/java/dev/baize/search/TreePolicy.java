package dev.baize.search;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.View;
import java.util.List;
import java.util.random.RandomGenerator;

/** Chooses the decision to try next within a search tree. */
record TreePolicy<V extends View, D extends Decision>(
    Selection selection, double exploration, ValueRange range, RolloutPolicy<V, D> rollouts) {

  /** The weight of the uniform distribution in the prior of PUCT. */
  private static final double UNIFORM_WEIGHT = 0.25;

  /**
   * The number of the chosen decision at the node. All legal decisions are counted as available
   * there.
   *
   * @param legal the legal decisions of the game
   */
  int choose(Node<D> node, Game<V, D> game, List<D> legal, RandomGenerator random) {
    return switch (selection) {
      case UCB1 -> ucb1(node, legal, random);
      case PUCT -> puct(node, node.indexOf(rollouts.decide(game, random)), legal);
    };
  }

  /**
   * The highest upper confidence bound; first, each decision once in random order. In place of the
   * visits of the node, it uses how often the decision was available (Cowling, Powley and
   * Whitehouse, 2012).
   */
  private int ucb1(Node<D> node, List<D> legal, RandomGenerator random) {
    int count = legal.size();
    int untried = 0;
    int chosen = -1;
    double highest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      int index = node.indexOf(legal.get(i));
      node.available[index]++;
      if (node.visits[index] == 0) {
        untried++;
        chosen = random.nextInt(untried) == 0 ? index : chosen;
      } else if (untried == 0) {
        double bound = bound(node, index);
        if (bound > highest) {
          highest = bound;
          chosen = index;
        }
      }
    }
    return chosen;
  }

  private double bound(Node<D> node, int index) {
    return range.scale(node.mean(index))
        + exploration * Math.sqrt(Math.log(node.available[index]) / node.visits[index]);
  }

  /**
   * The highest value plus an exploration bonus in proportion to a prior. The value of an untried
   * decision is the mean value of the node (first-play urgency).
   */
  private int puct(Node<D> node, int preferred, List<D> legal) {
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
