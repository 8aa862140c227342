package dev.baize.core.table;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The table that a game brings: a service. A person who sits down to the game sees it on a whole
 * screen; a game without one is played at the {@linkplain PlainTable plain table}.
 *
 * @param <V> what a seat may know
 * @param <D> what it decides
 * @param <E> what happens
 */
public interface TableProvider<V extends View, D extends Decision, E extends Event> {

  /**
   * {@return a table at which any game can be played}
   *
   * @param game the name of the game
   * @param decisions reads the text form of a decision, and refuses any other text with an {@link
   *     IllegalArgumentException}
   * @param <V> what a seat may know
   * @param <D> what it decides
   * @param <E> what happens
   */
  static <V extends View, D extends Decision, E extends Event> TableProvider<V, D, E> plain(
      String game, Function<String, D> decisions) {
    return new PlainTableProvider<>(game, decisions);
  }

  /** {@return the name of the game, case ignored} The type parameters must be those of the game. */
  String game();

  /** {@return one sentence for people who choose a game: who plays, and where the person sits} */
  default String description() {
    return "Play " + game() + ".";
  }

  /**
   * {@return what those at the table are called, the person first, then in the order of the seats;
   * by default Seat 1, Seat 2 and so on}
   *
   * @param seats how many seats the rules have
   */
  default List<String> names(int seats) {
    List<String> names = new ArrayList<>();
    for (int i = 1; i <= seats; i++) {
      names.add("Seat " + i);
    }
    return names;
  }

  /**
   * {@return names of players, the strongest first: the first that is present gives hints and takes
   * the other seats unless others are asked for; by default empty, and then it is the first in the
   * order of names, and Random only where there is no other}
   */
  default List<String> players() {
    return List.of();
  }

  /** {@return what a person may choose for a new game; nothing by default} */
  default List<TableOption<?>> options() {
    return List.of();
  }

  /**
   * {@return the rules of a new game}
   *
   * @param usual the rules that are played where none are asked for, which is the default
   * @param values those of the {@link #options}
   * @throws IllegalArgumentException if the rules do not allow a value, saying which they do
   */
  default Rules<V, D, E> rules(Rules<V, D, E> usual, TableValues values) {
    return usual;
  }

  /**
   * {@return the table before anything has happened}
   *
   * @param speech where the person sits, and what to call the seats
   * @param theme how to write suits
   */
  GameTable<V, D, E> table(Speech speech, Theme theme);
}
