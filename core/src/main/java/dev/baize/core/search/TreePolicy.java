package dev.baize.core.search;

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

  /** The policy of a selection; values are scaled by a range. */
  static <V extends View, D extends Decision> TreePolicy<V, D> of(
      SearchSettings settings, ValueRange range, RolloutPolicy<V, D> rollouts) {
    return switch (settings.selection()) {
      case UCB1 -> new Ucb1<>(settings.exploration(), range);
      case PUCT -> new Puct<>(settings.exploration(), range, rollouts);
    };
  }
}
