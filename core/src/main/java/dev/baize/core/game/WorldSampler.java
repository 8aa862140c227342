package dev.baize.core.game;

import java.util.random.RandomGenerator;

/**
 * Draws games that fit what one seat knows in one position: worlds that may be the real one.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
@FunctionalInterface
public interface WorldSampler<V extends View, D extends Decision> {

  /**
   * {@return a game in which the seat's view is the one that the sampler was made for} Every game
   * that fits is equally likely. It is independent of all others drawn, and has no listener.
   *
   * @param random the only source of randomness: generators in the same state draw equal games
   */
  Game<V, D> draw(RandomGenerator random);
}
