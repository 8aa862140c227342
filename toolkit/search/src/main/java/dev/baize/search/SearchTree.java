package dev.baize.search;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.game.WorldSampler;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * One tree of a search. Each iteration samples a game, descends by the tree policy to a decision
 * that was not tried before, finishes the game by a rollout, and backs up the value along the path.
 */
final class SearchTree<V extends View, D extends Decision> {

  private final Objective objective;
  private final WorldSampler<V, D> worlds;
  private final RolloutPolicy<V, D> rollouts;
  private final RandomGenerator random;
  private final ValueRange range = new ValueRange();
  private final TreePolicy<V, D> policy;

  /** The nodes by view, with multiple observers. */
  private final Map<V, Node<D>> informationSets = new HashMap<>();

  private final boolean byView;
  private final Node<D> root = new Node<>();

  /** The nodes of this iteration, the numbers of the decisions there, and who decided. */
  private final List<Node<D>> path = new ArrayList<>();

  private final List<Integer> chosen = new ArrayList<>();
  private final List<Seat> deciders = new ArrayList<>();

  /** By seat. */
  private final double[] values;

  private int iterations;

  SearchTree(
      SearchSettings settings,
      int seats,
      WorldSampler<V, D> worlds,
      RolloutPolicy<V, D> rollouts,
      RandomGenerator random) {
    this.objective = settings.objective();
    this.worlds = worlds;
    this.rollouts = rollouts;
    this.random = random;
    this.policy = new TreePolicy<>(settings.selection(), settings.exploration(), range, rollouts);
    this.byView = settings.observers() == Observers.MULTIPLE;
    this.values = new double[seats];
  }

  /** The root, which has the statistics of the decisions in the position searched. */
  Node<D> root() {
    return root;
  }

  void iterate() {
    Game<V, D> game = worlds.draw(random);
    long hand = game.hand();
    List<Long> before = game.scores();
    descend(game, hand);
    objective.playOn(game, hand, before, rollouts, random, values);
    range.include(values);
    iterations++;
    for (int i = 0; i < path.size(); i++) {
      path.get(i).add(chosen.get(i), values[deciders.get(i).index()]);
    }
  }

  /** Applies the decisions of the tree policy, up to the first one that was not tried before. */
  private void descend(Game<V, D> game, long hand) {
    path.clear();
    chosen.clear();
    deciders.clear();
    Node<D> node = root;
    boolean isNew = false;
    while (!isNew && !objective.isReached(game, hand)) {
      int index = choose(node, game);
      path.add(node);
      chosen.add(index);
      deciders.add(game.toAct());
      isNew = node.visits[index] == 0;
      game.apply(node.decisions.get(index));
      if (!isNew && !objective.isReached(game, hand)) {
        node = next(node, index, game);
      }
    }
  }

  private int choose(Node<D> node, Game<V, D> game) {
    List<D> legal = game.legal();
    return node == root && iterations < legal.size()
        ? root.tryFirst(legal, iterations)
        : policy.choose(node, game, legal, random);
  }

  private Node<D> next(Node<D> node, int index, Game<V, D> game) {
    return byView
        ? informationSets.computeIfAbsent(game.view(game.toAct()), view -> new Node<>())
        : node.child(index);
  }
}
