package dev.baize.core.table;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A service that provides a game's own table for a person who plays the game. A game without one is
 * played at a plain table, whose scenes are made of the text of its views.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public interface TableProvider<V extends View, D extends Decision, E extends Event> {

  /** {@return the name of the game, case ignored} The type parameters must be those of the game. */
  String game();

  /** {@return one sentence for people choosing a game: who plays, and where the person sits} */
  default String description() {
    return "Play " + game() + ".";
  }

  /**
   * {@return the names of everyone at the table, the person first, then in seat order; by default
   * Seat 1, Seat 2 and so on}
   *
   * @param seats the number of seats in the rules
   */
  default List<String> names(int seats) {
    return IntStream.rangeClosed(1, seats).mapToObj(seat -> "Seat " + seat).toList();
  }

  /**
   * {@return names of players, the strongest first} The first that is registered gives hints, and
   * takes the other seats at {@link Level#BEST}. If none is, as by default, that is Thinker, else
   * the first player by name, and Random only if there is no other.
   */
  default List<String> players() {
    return List.of();
  }

  /**
   * {@return the players that take the other seats at levels below the best, as people name them,
   * with settings where they need some; none by default} Where no registered player is named, that
   * is Thinker with fewer iterations the lower the level is.
   */
  default Map<Level, String> levels() {
    return Map.of();
  }

  /**
   * {@return the settings that a person may choose for a new game; none by default} Without them, a
   * person may choose the rules by their text.
   */
  default List<TableOption<?>> options() {
    return List.of();
  }

  /**
   * {@return the rules of a new game; by default those that the person has chosen}
   *
   * @param defaults the default rules, or, without {@link #options}, those that were chosen
   * @param values the values of the {@link #options}
   * @throws IllegalArgumentException if the rules do not allow a value; the message says which they
   *     allow
   */
  default Rules<V, D, E> rules(Rules<V, D, E> defaults, TableValues values) {
    return defaults;
  }

  /** {@return what the game says of its decisions in a review; by default, little} */
  default ReviewGuide<V, D, E> reviewGuide() {
    return new ReviewGuide<>() {};
  }

  /**
   * {@return positions to know by heart, whose best decision is known exactly, the closest first;
   * none by default} Each is one or more descriptions that {@link Rules#view(String)} understands,
   * of which any is asked, by a name under which what a person knows is kept: another where another
   * decision is best.
   *
   * @param rules those that the person plays by
   */
  default Map<String, List<String>> drills(Rules<V, D, E> rules) {
    return Map.of();
  }

  /**
   * {@return the table before the first event}
   *
   * @param speech the person's seat and the names of all seats
   */
  GameTable<V, D, E> table(Speech speech);
}
