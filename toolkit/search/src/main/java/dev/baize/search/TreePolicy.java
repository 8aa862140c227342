package dev.baize.search;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.View;
import java.util.List;
import java.util.random.RandomGenerator;

/** Chooses the decision to try next within a search tree. */
@FunctionalInterface
interface TreePolicy<V extends View, D extends Decision> {

  /**
   * The number of the chosen decision at the node. All legal decisions are counted as available
   * there.
   *
   * @param legal the legal decisions of the game
   */
  int choose(Node<D> node, Game<V, D> game, List<D> legal, RandomGenerator random);
}
