package dev.baize.core.player;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;

/**
 * Decides for one seat of one game. A player is asked when its seat is to act and told what it may
 * see; it holds no reference to the game.
 *
 * <p>So that a seed replays and a stopped game resumes, an answer should depend only on the view,
 * the events observed, and randomness drawn for that {@linkplain View#turn turn}: see {@link
 * Place#random}.
 *
 * @param <V> what it is shown
 * @param <D> what it answers
 * @param <E> what it is told
 */
@FunctionalInterface
public interface Player<V extends View, D extends Decision, E extends Event> {

  /**
   * Answers for a seat that is to act. Not asked again if the answer is illegal: the match stops.
   *
   * @param view of that seat
   * @return a legal decision
   */
  D decide(V view);

  /**
   * Hears of something that happened. Does nothing by default; a player that does not override it
   * costs no event objects.
   *
   * @param event something that the player may see, its own decisions included; events come in
   *     order
   */
  default void observe(E event) {}

  /**
   * {@return what error messages call the player} By default it is the simple name of its class, or
   * {@code player} if that has none because it is anonymous or a lambda.
   */
  default String name() {
    Class<?> type = getClass();
    return type.isAnonymousClass() || type.isHidden() ? "player" : type.getSimpleName();
  }
}
