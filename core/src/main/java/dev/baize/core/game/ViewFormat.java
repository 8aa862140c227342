package dev.baize.core.game;

import java.util.List;

/**
 * Writes the views of a game as {@linkplain ViewFields named values} and reads them back, so that
 * programs in other languages can play, and files can hold what players saw. Stateless.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 */
public interface ViewFormat<V extends View, D extends Decision> {

  /**
   * {@return all of a view, {@code seat} and {@code turn} included, but its legal decisions}
   *
   * @param view any view of a game by these rules
   */
  ViewFields write(V view);

  /**
   * {@return the legal decisions of a view's seat, as {@link Game#legal}; empty if others are to
   * act}
   *
   * @param view any view of a game by these rules
   */
  List<D> legal(V view);

  /**
   * {@return the number of {@linkplain #legal legal decisions}}
   *
   * @param view any view of a game by these rules
   */
  default int choices(V view) {
    return legal(view).size();
  }

  /**
   * {@return one of the {@linkplain #legal legal decisions}}
   *
   * @param view any view of a game by these rules
   * @param index its index among them, 0 to one less than {@link #choices}
   */
  default D choice(V view, int index) {
    return legal(view).get(index);
  }

  /**
   * {@return the view with these fields and legal decisions, equal to the one that was written}
   *
   * @param fields what {@link #write} returned
   * @param legal what {@link #legal} returned; nothing, for a seat that is to act, if that is not
   *     known, and then the view may lack it, too
   * @throws IllegalArgumentException if no view has such fields, or fields contradict each other,
   *     as far as that is found; names the first field that is wrong and says what was expected
   */
  V read(ViewFields fields, List<D> legal);

  /**
   * {@return the names of all fields that views may have, in order; empty, the default, if they are
   * not known} With them, views are rows of a table, in which a field that a view does not have is
   * empty, and a list, or a field that has fields, is JSON.
   */
  default List<String> columns() {
    return List.of();
  }

  /** {@return the length of {@link #array}, the same for all views; 0 if there is no such form} */
  default int arrayLength() {
    return 0;
  }

  /**
   * {@return a view as small integers, for machine learning (an observation tensor)}
   *
   * @param view any view of a game by these rules
   */
  default int[] array(V view) {
    int[] array = new int[arrayLength()];
    fill(array, view);
    return array;
  }

  /**
   * Writes a view as in {@link #array}. A format with arrays overrides this.
   *
   * @param array of {@link #arrayLength} elements, all 0
   * @param view any view of a game by these rules
   */
  default void fill(int[] array, V view) {}
}
