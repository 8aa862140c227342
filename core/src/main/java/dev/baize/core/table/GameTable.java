package dev.baize.core.table;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.View;
import java.util.List;

/**
 * Presents a game in progress to the person at one seat: a picture, drawn from the events visible
 * to the seat and from its view, and sentences that describe them. Not thread-safe; a new one is
 * created when a decision is undone.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public interface GameTable<V extends View, D extends Decision, E extends Event> {

  /** The number of lines that {@link #draw} returns. */
  int HEIGHT = 13;

  /**
   * Updates the table after an event. Does nothing by default, for tables that draw only the view.
   *
   * @param event the next event that the seat may see
   */
  default void observe(E event) {}

  /**
   * {@return what happened as a sentence; empty if the picture shows it} A leading line feed begins
   * a new paragraph.
   *
   * @param event the event just observed
   */
  StyledText describe(E event);

  /**
   * {@return how long the table is shown after an event before the events that follow directly from
   * it, as a multiple of the pause for a move of another seat; 0 by default}
   *
   * @param event the event just observed
   */
  default int pause(E event) {
    return 0;
  }

  /**
   * {@return the picture: {@link #HEIGHT} lines of at most {@link Canvas#WIDTH} columns}
   *
   * @param view what the seat knows after the events observed
   * @param asked whether the person is asked to answer now, so that the possible answers are shown
   */
  List<StyledText> draw(V view, boolean asked);

  /**
   * {@return the question to the person, whose turn it is}
   *
   * @param view what the person's seat knows
   * @param legal its legal decisions, in the game's order
   */
  Question<D> ask(V view, List<D> legal);

  /**
   * {@return the words with which lines begin that are for the table itself, such as {@code count};
   * shown and completed at every question} None by default.
   */
  default List<String> requests() {
    return List.of();
  }

  /**
   * Replies to a line that was typed at a question, before it is read as an answer.
   *
   * @param view what the person's seat knows
   * @param line without white space around it
   * @return what the table says, one sentence each, after which it {@linkplain #ask asks} anew;
   *     empty, as it always is by default, if the line is not for the table itself
   */
  default List<StyledText> reply(V view, String line) {
    requireNonNull(view);
    requireNonNull(line);
    return List.of();
  }

  /**
   * Takes over what the person has {@linkplain #reply requested} of the table that this one
   * replaces, since a decision was undone; called before anything else. Does nothing by default.
   *
   * @param undone a table of the same provider
   */
  default void continueFrom(GameTable<V, D, E> undone) {
    requireNonNull(undone);
  }

  /**
   * {@return whether the picture drawn last has more than one page} Enter turns them; otherwise it
   * may answer a question that has a single answer. False by default.
   */
  default boolean hasPages() {
    return false;
  }

  /** Turns to the next page. Does nothing by default, for tables of one page. */
  default void turnPage() {}

  /**
   * {@return how the game ended, in a sentence}
   *
   * @param view what the seat knows at the end
   * @param outcome the winners and every seat's score
   */
  String result(V view, Outcome outcome);
}
