package dev.baize.core.game;

/**
 * Goes from a view to the games that it may be a view of, so that a player can search games with
 * hidden cards as if all cards were open (Frank and Basin, <i>Search in games with incomplete
 * information</i>, Artificial Intelligence 100, 1998). Stateless.
 *
 * <p>Unlike {@link Game#redeal}, which starts from the game itself, it uses nothing that the seat
 * does not know.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
@FunctionalInterface
public interface Determinization<V extends View, D extends Decision> {

  /**
   * {@return what draws games that fit a view, each equally likely}
   *
   * <p>A game fits if the cards that the view does not show could be as they are in it, with
   * everything that the view says has happened within the rules.
   *
   * @param view any seat's view of any position, the end included, of a game by these rules
   */
  WorldSampler<V, D> of(V view);
}
