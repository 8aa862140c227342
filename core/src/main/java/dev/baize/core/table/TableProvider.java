package dev.baize.core.table;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A game's own table for a person who plays the game. A game without one is played at a plain
 * table, whose scenes are made of the text of its views.
 *
 * @param description one sentence for people choosing a game: who plays, and where the person sits
 * @param names of everyone at the table, the person first, then in seat order; empty for Seat 1, …
 * @param players names of players, the strongest first. The first that is registered gives hints,
 *     and takes the other seats at {@link Level#BEST}. If none is, that is Thinker, else the first
 *     player by name, and Random only if there is no other.
 * @param levels the players that take the other seats at levels below the best, as people name
 *     them, with settings where they need some. Where no registered player is named, that is
 *     Thinker with fewer iterations the lower the level is.
 * @param options the settings that a person may choose for a new game. Without them, a person may
 *     choose the rules by their text.
 * @param rules makes the rules of a new game, given the default rules, or, without options, those
 *     that were chosen, and the chosen values by option name; throws {@link
 *     IllegalArgumentException}, which says what the rules allow, if they do not allow a value
 * @param reviewGuide what the game says of its decisions in a review
 * @param table makes the table before the first event, given the person's seat and the names of all
 *     seats. That of who watches has no such seat: it observes what all seats are told, is asked
 *     nothing, and makes scenes of the views of any seats.
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public record TableProvider<V extends View, D extends Decision, E extends Event>(
    String description,
    List<String> names,
    List<String> players,
    Map<Level, String> levels,
    List<TableOption<?>> options,
    BiFunction<Rules<V, D, E>, Map<String, Object>, Rules<V, D, E>> rules,
    ReviewGuide<V, D, E> reviewGuide,
    Function<Speech, GameTable<V, D, E>> table) {

  /**
   * Copies the lists.
   *
   * @param description one sentence for people choosing a game
   * @param names the names of everyone at the table, the person first
   * @param players names of players, the strongest first
   * @param levels the players at levels below the best
   * @param options the settings that a person may choose for a new game
   * @param rules makes the rules of a new game
   * @param reviewGuide what the game says of its decisions in a review
   * @param table makes the table before the first event
   */
  public TableProvider {
    requireNonNull(description);
    names = List.copyOf(names);
    players = List.copyOf(players);
    levels = Map.copyOf(levels);
    options = List.copyOf(options);
    requireNonNull(rules);
    requireNonNull(reviewGuide);
    requireNonNull(table);
  }

  /**
   * A table with whatever names, players and rules a game has.
   *
   * @param description one sentence for people choosing a game
   * @param table makes the table before the first event
   */
  public TableProvider(String description, Function<Speech, GameTable<V, D, E>> table) {
    this(
        description,
        List.of(),
        List.of(),
        Map.of(),
        List.of(),
        (chosen, values) -> chosen,
        new ReviewGuide<>() {},
        table);
  }

  /**
   * {@return the names of everyone at the table, the person first, then in seat order}
   *
   * @param seats the number of seats in the rules
   */
  public List<String> names(int seats) {
    return names.isEmpty()
        ? IntStream.rangeClosed(1, seats).mapToObj(seat -> "Seat " + seat).toList()
        : names;
  }
}
