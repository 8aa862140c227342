package dev.baize.core.kit;

import dev.baize.core.game.Decision;
import java.util.random.RandomGenerator;

/**
 * A position of a {@link CardGame} of several hands.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public interface HandPosition<V extends SeatView<D>, D extends Decision> extends Position<V, D> {

  /** {@return the number of the hand, from 0; after the end that of the last} */
  long hand();

  /** {@return whether the hand has been played, and its scores are counted} */
  boolean isHandOver();

  /**
   * {@return the position after the next deal, asked for once the hand is over, but not the game}
   *
   * @param random the source of the deal
   */
  HandPosition<V, D> nextHand(RandomGenerator random);
}
