package dev.baize.core.game;

/**
 * Maps a view to the games consistent with it, so that a player can search a game of imperfect
 * information as if it were one of perfect information (Frank and Basin, <i>Search in games with
 * incomplete information</i>, Artificial Intelligence 100, 1998). Stateless.
 *
 * <p>Unlike {@link Game#redeal}, it uses nothing that the seat does not know.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
@FunctionalInterface
public interface Determinization<V extends View, D extends Decision> {

  /**
   * {@return a sampler of all games in which what the view tells is legal, each equally likely}
   *
   * @param view any seat's view of any position, the end included, of a game by these rules
   */
  WorldSampler<V, D> of(V view);
}
