package dev.baize.core.player;

import dev.baize.core.game.Decision;
import dev.baize.core.game.View;

/**
 * Says what it thinks of each decision: for people who ask for a hint, and for those who study a
 * player. A player that reckons with numbers implements this beside {@link Player}.
 *
 * @param <V> what it is shown
 * @param <D> what it judges
 */
public interface Advisor<V extends View, D extends Decision> {

  /**
   * Judges every legal decision of the seat of the view. Like a player's answer, it depends on the
   * view, the events observed and the randomness for that turn alone: asked twice, it says the
   * same.
   *
   * @param view of the seat that is to act
   * @return the advice; its {@linkplain Advice#best best} is what the player decides
   */
  Advice<D> advise(V view);
}
