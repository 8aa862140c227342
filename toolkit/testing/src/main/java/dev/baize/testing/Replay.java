package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A decision replayed in games that looked the same to a seat before it.
 *
 * @param actor who decided
 * @param decision what it decided
 * @param after the view of the seat afterwards
 */
record Replay<V extends View, D extends Decision>(Seat actor, D decision, V after) {

  /**
   * The games after the decision, where it is legal and they still look the same. Instead of a
   * decision that another seat makes in secret, any is replayed that looks the same, so that all
   * games with such a decision are equally likely.
   */
  List<Game<V, D>> kept(List<Game<V, D>> games, RandomGenerator random) {
    List<List<Game<V, D>>> fitting = new ArrayList<>();
    int most = 1;
    for (Game<V, D> game : games) {
      List<Game<V, D>> next = next(game);
      most = Math.max(most, next.size());
      fitting.add(next);
    }
    List<Game<V, D>> kept = new ArrayList<>();
    for (List<Game<V, D>> next : fitting) {
      int chosen = random.nextInt(most);
      if (chosen < next.size()) {
        kept.add(next.get(chosen));
      }
    }
    return kept;
  }

  /** All that may follow a game and look like the view. */
  private List<Game<V, D>> next(Game<V, D> game) {
    List<Game<V, D>> next = new ArrayList<>();
    if (game.isLegal(decision)) {
      addIfSame(game, decision, next);
    }
    if (!actor.equals(after.seat())) {
      for (D other : game.legal()) {
        if (!other.equals(decision)) {
          addIfSame(game, other, next);
        }
      }
    }
    return next;
  }

  private void addIfSame(Game<V, D> game, D made, List<Game<V, D>> next) {
    Game<V, D> copy = game.copy();
    copy.apply(made);
    if (copy.view(after.seat()).equals(after)) {
      next.add(copy);
    }
  }
}
