package dev.baize.core.registry;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Figure;
import dev.baize.core.game.MeasureSummary;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.table.TableProvider;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A game as a service, found by {@link Registry#load}. Everything that works on any game (records,
 * replay, simulation, contract checks) needs only this.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public interface GameProvider<V extends View, D extends Decision, E extends Event> {

  /**
   * {@return the game's name, one word without white space, commas, colons or equals signs, which
   * does not begin with a hyphen, at most 200 characters; unique, case ignored}
   */
  String name();

  /** {@return the default rules} */
  Rules<V, D, E> rules();

  /**
   * {@return the rules with this text form}
   *
   * @param text what {@link Rules#text} printed, or a person typed
   * @throws IllegalArgumentException if the text is anything else
   */
  Rules<V, D, E> rules(String text);

  /**
   * {@return texts of rules that many people play by, each of which {@link #rules(String)} reads,
   * such as the names of presets; by default the text of the default rules} Players are checked
   * under all of them.
   */
  default List<String> presets() {
    return List.of(rules().text());
  }

  /**
   * {@return the decision with this text form}
   *
   * @param text what {@link Decision#text} printed, or a person typed
   * @throws IllegalArgumentException if the text is anything else
   */
  D decision(String text);

  /**
   * {@return the parser of the {@linkplain Event#text texts} of events; empty, the default, if
   * there is none} Players in other processes that observe events need it.
   */
  default Optional<Function<String, E>> eventParser() {
    return Optional.empty();
  }

  /**
   * {@return all decisions that can be legal under any rules of the game, in an order that never
   * changes; empty, the default, if there are too many to list} The index of a decision is its
   * action number for machine learning, and in files.
   */
  default List<D> decisions() {
    return List.of();
  }

  /**
   * {@return the players that come with the game; none by default} Others are found as services of
   * their own.
   */
  default List<? extends PlayerProvider<V, D, E>> players() {
    return List.of();
  }

  /**
   * {@return a listener that prints a transcript of the game for people}
   *
   * @param out written to as things happen; its {@code IOException}s are rethrown as {@link
   *     java.io.UncheckedIOException}
   * @param names the names of the seats, in seat order
   */
  Listener<D, E> transcript(Appendable out, List<String> names);

  /**
   * {@return a listener that prints a transcript of the game for people, where it depends on the
   * rules; the same as without them by default}
   *
   * @param out written to as things happen; its {@code IOException}s are rethrown as {@link
   *     java.io.UncheckedIOException}
   * @param names the names of the seats, in seat order
   * @param rules the rules of the game, which this provider made
   */
  default Listener<D, E> transcript(Appendable out, List<String> names, Rules<V, D, E> rules) {
    requireNonNull(out);
    requireNonNull(names);
    requireNonNull(rules);
    return transcript(out, names);
  }

  /**
   * {@return how the game is played, for people who do not know it: paragraphs with blank lines
   * between them; empty by default}
   */
  default String howToPlay() {
    return "";
  }

  /** {@return the table at which a person plays the game; empty, the default, for a plain one} */
  default Optional<TableProvider<V, D, E>> table() {
    return Optional.empty();
  }

  /**
   * {@return what the {@linkplain dev.baize.core.game.Outcome#scores scores} of the game count, for
   * instance {@code coins}: one word, {@code points} by default}
   */
  default String unit() {
    return "points";
  }

  /**
   * {@return statistics derived from what was {@linkplain Rules#measures measured} in many games,
   * which people who know the game ask for; none by default}
   *
   * @param rules the {@linkplain Rules#text text} of the rules by which the games were played
   * @param measured what was observed of each measure, by its name
   */
  default List<Figure> figures(String rules, Function<String, ? extends MeasureSummary> measured) {
    requireNonNull(rules);
    requireNonNull(measured);
    return List.of();
  }
}
