package dev.baize.search;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.View;
import dev.baize.core.player.Player;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Decides in the rollouts of a search, beyond its tree. It need not be thread-safe.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
@FunctionalInterface
public interface RolloutPolicy<V extends View, D extends Decision> {

  /**
   * {@return a legal decision of the seat to act}
   *
   * @param game a game that is not over; not modified
   * @param random the only source of randomness
   */
  D decide(Game<V, D> game, RandomGenerator random);

  /**
   * {@return a policy for which all listed decisions are equally likely}
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   */
  static <V extends View, D extends Decision> RolloutPolicy<V, D> uniform() {
    return (game, random) -> {
      List<D> legal = game.legal();
      return legal.get(random.nextInt(legal.size()));
    };
  }

  /**
   * {@return a policy that asks players} They are shown views and told no events, so they should be
   * players that need none; and they decide alike whenever they see the same view.
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param players one for each seat, in order
   */
  static <V extends View, D extends Decision> RolloutPolicy<V, D> of(
      List<? extends Player<V, D, ?>> players) {
    requireNonNull(players);
    List<Player<V, D, ?>> seated = List.copyOf(players);
    return (game, random) -> {
      requireNonNull(random);
      var seat = game.toAct();
      return seated.get(seat.index()).decide(game.view(seat));
    };
  }
}
