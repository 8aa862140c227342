package dev.baize.core.registry;

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
 * A game as a service, found by {@link Registry#load}. What works on any game needs only this.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public interface GameProvider<V extends View, D extends Decision, E extends Event> {

  /**
   * {@return the name: one word without commas, colons and equals signs, no hyphen first, at most
   * 200 characters; unique, case ignored}
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
   * {@return texts of rules that many people play by, such as names of presets, under all of which
   * players are checked; by default that of the default rules}
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
   * there is none} Players in other processes need it to observe events.
   */
  default Optional<Function<String, E>> eventParser() {
    return Optional.empty();
  }

  /**
   * {@return all decisions that can be legal under any rules, in an order that never changes: their
   * numbers for machine learning and in files; empty, the default, if they are too many}
   */
  default List<D> decisions() {
    return List.of();
  }

  /** {@return the players that come with the game; none by default, as some are services} */
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
   * {@return the same where a transcript depends on the rules; by default, it does not}
   *
   * @param out written to as things happen; its {@code IOException}s are rethrown as {@link
   *     java.io.UncheckedIOException}
   * @param names the names of the seats, in seat order
   * @param rules the rules of the game, which this provider made
   */
  default Listener<D, E> transcript(Appendable out, List<String> names, Rules<V, D, E> rules) {
    return transcript(out, names);
  }

  /** {@return how the game is played, in paragraphs with blank lines between; empty by default} */
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
   * {@return statistics of what was measured, for people who know the game; none by default}
   *
   * @param rules the {@linkplain Rules#text text} of the rules by which the games were played
   * @param measured what was observed of each measure, by its name
   */
  default List<Figure> figures(String rules, Function<String, ? extends MeasureSummary> measured) {
    return List.of();
  }
}
