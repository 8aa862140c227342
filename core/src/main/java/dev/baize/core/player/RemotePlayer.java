package dev.baize.core.player;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;

/**
 * A player that decides elsewhere, in another process say. While its answer is on the way, whoever
 * plays several matches can go on with the others: see {@link dev.baize.core.match.Match#advance}.
 *
 * @param <V> the views it sees
 * @param <D> the decisions it makes
 * @param <E> the events it observes
 */
public interface RemotePlayer<V extends View, D extends Decision, E extends Event>
    extends Player<V, D, E> {

  /**
   * Sends the question that {@link #decide} is called with next, without waiting for the answer. A
   * player may leave it to {@link #decide}, which may also be called without this.
   *
   * @param view the view of the seat to act
   */
  void ask(V view);
}
