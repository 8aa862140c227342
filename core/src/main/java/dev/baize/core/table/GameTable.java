package dev.baize.core.table;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.View;
import java.util.List;

/**
 * A game in progress as the person at one seat sees it: a picture made of the events that the seat
 * may see and of its view, and the words for both. It belongs to one thread and is made anew when a
 * decision is taken back.
 *
 * @param <V> what the seat may know
 * @param <D> what it decides
 * @param <E> what happens
 */
public interface GameTable<V extends View, D extends Decision, E extends Event> {

  /** How many lines {@link #draw} gives. */
  int HEIGHT = 13;

  /**
   * Takes in what happened; by default nothing, as where the view has all that is drawn.
   *
   * @param event the next that the seat may see
   */
  default void observe(E event) {}

  /**
   * {@return what happened as a sentence; empty if the picture says it} A line feed in front begins
   * a new paragraph.
   *
   * @param event one that has just been taken in
   */
  StyledText describe(E event);

  /**
   * {@return how long the table stays as it is after an event, before what follows at once from it
   * is taken in, in moves of another seat: 0, the default, for not at all}
   *
   * @param event one that has just been taken in
   */
  default int pause(E event) {
    return 0;
  }

  /**
   * {@return the picture: {@link #HEIGHT} lines of at most {@link Canvas#WIDTH} columns}
   *
   * @param view what the seat knows after the events taken in
   * @param asked whether the person is to answer now, and so is shown what the answers are
   */
  List<StyledText> draw(V view, boolean asked);

  /**
   * {@return what the person is asked, whose turn it is}
   *
   * @param view what the seat knows, which is to act
   * @param legal its legal decisions, in the game's order
   */
  Question<D> ask(V view, List<D> legal);

  /** Turns to the next page, if there is more to see than has room; by default, there is not. */
  default void turnPage() {}

  /**
   * {@return how the game ended, in a sentence}
   *
   * @param view what the seat knows at the end
   * @param outcome who won, and every seat's score
   */
  String result(V view, Outcome outcome);
}
