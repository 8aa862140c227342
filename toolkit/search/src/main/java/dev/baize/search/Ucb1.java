package dev.baize.search;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.View;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * UCB1 selection: the highest upper confidence bound; first, each decision once in random order. In
 * place of the visits of the node, it uses how often the decision was available (Cowling, Powley
 * and Whitehouse, 2012).
 */
record Ucb1<V extends View, D extends Decision>(double exploration, ValueRange range)
    implements TreePolicy<V, D> {

  @Override
  public int choose(Node<D> node, Game<V, D> game, List<D> legal, RandomGenerator random) {
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
}
