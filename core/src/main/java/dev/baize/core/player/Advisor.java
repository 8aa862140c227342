package dev.baize.core.player;

import dev.baize.core.game.Decision;
import dev.baize.core.game.View;

/**
 * Evaluates each legal decision: for people who ask for a hint or analyze a player. A player that
 * computes values implements this in addition to {@link Player}.
 *
 * @param <V> the views it sees
 * @param <D> the decisions it evaluates
 */
public interface Advisor<V extends View, D extends Decision> {

  /**
   * {@return the value of every legal decision of the view's seat; its {@linkplain Advice#best
   * best} is what the player decides} Like a player's decision, the advice depends only on the
   * view, the events observed and the randomness for that turn, so calling this twice gives the
   * same result.
   *
   * @param view the view of the seat to act
   */
  Advice<D> advise(V view);
}
