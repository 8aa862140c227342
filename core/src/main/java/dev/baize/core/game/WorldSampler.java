package dev.baize.core.game;

import java.util.random.RandomGenerator;

/**
 * Samples the games consistent with what one seat knows in one position: the possible worlds.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
@FunctionalInterface
public interface WorldSampler<V extends View, D extends Decision> {

  /**
   * {@return a game in which the seat's view is the one that the sampler was made for} Every
   * consistent game is equally likely. Draws are independent, and the games drawn have no listener.
   *
   * @param random the only source of randomness: generators in the same state draw equal games
   */
  Game<V, D> draw(RandomGenerator random);
}
