package dev.baize.core.table;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.View;
import java.util.List;
import java.util.Optional;

/**
 * Presents a game in progress to the person at one seat: a scene, made of its view and of what
 * people remember of the events that it was shown, sentences about these events, and questions. Not
 * thread-safe; a new one is created when a decision is undone.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public interface GameTable<V extends View, D extends Decision, E extends Event> {

  /**
   * Updates the table after an event; does nothing by default, if scenes need only the view.
   *
   * @param event the next event that the seat may see
   */
  default void observe(E event) {}

  /**
   * {@return what happened as a sentence; empty if those of other events say it} A leading line
   * feed begins a new paragraph.
   *
   * @param event the event just observed
   */
  StyledText describe(E event);

  /**
   * {@return whether the table tells an event, as it always does by default; if not, since the
   * scene shows it, only the history of the game does}
   *
   * @param event the event just observed
   */
  default boolean isNews(E event) {
    return true;
  }

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
   * {@return what the person sees}
   *
   * @param view what the seat knows after the events observed
   * @param asked whether the person is asked now, so that pieces have the keys of the answers
   */
  Scene scene(V view, boolean asked);

  /**
   * {@return the question to the person, whose turn it is}
   *
   * @param view what the person's seat knows
   * @param legal its legal decisions, in the game's order
   */
  Question<D> ask(V view, List<D> legal);

  /** {@return the words that begin lines for the table, shown at questions; none by default} */
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
    return List.of();
  }

  /**
   * Takes over what the person has {@linkplain #reply requested} of the table that this one
   * replaces, as a decision was undone or a game begins. Called first; does nothing by default.
   *
   * @param replaced a table of the same provider
   */
  default void continueFrom(GameTable<V, D, E> replaced) {}

  /**
   * {@return a question with which the person should confirm a decision that is likely a mistake,
   * such as {@code Double on a hard 20?}; empty, as it always is by default, to take it at once}
   *
   * @param view what the person's seat knows
   * @param decision a legal decision
   */
  default Optional<String> doubt(V view, D decision) {
    return Optional.empty();
  }

  /**
   * {@return how the game ended, in a sentence}
   *
   * @param view what the seat knows at the end
   * @param outcome the winners and every seat's score
   */
  String result(V view, Outcome outcome);
}
