package dev.baize.cli.play;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import java.util.List;
import org.jline.utils.AttributedString;

/**
 * A game in progress as the person at one seat sees it: a picture made of the events that the seat
 * may see and of its view, and the words for both.
 *
 * @param <V> what the seat may know
 * @param <D> what it decides
 * @param <E> what happens
 */
public interface Tabletop<V extends View, D extends Decision, E extends Event> {

  /** How many lines {@link #draw} gives. */
  int HEIGHT = 13;

  /**
   * Takes in what happened.
   *
   * @param event the next that the seat may see
   */
  void happened(E event);

  /**
   * {@return what happened as a sentence; empty if the picture says it} A line feed in front begins
   * a new paragraph.
   *
   * @param event one that has just been taken in
   */
  AttributedString tell(E event);

  /**
   * {@return how long the table stays as it is after an event, before what follows at once from it
   * is taken in: 0 for not at all, 1 for the time of a move}
   *
   * @param event one that has just been taken in
   */
  int pause(E event);

  /**
   * {@return whether an event shows the person what was hidden until then}
   *
   * @param event one that has just been taken in
   */
  boolean reveals(E event);

  /**
   * {@return the picture: {@link #HEIGHT} lines of at most {@link Canvas#WIDTH} columns}
   *
   * @param view what the seat knows after the events taken in
   * @param asked whether the person is to answer now, and so is shown what the answers are
   */
  List<AttributedString> draw(V view, boolean asked);

  /**
   * {@return what the person is asked, whose turn it is}
   *
   * @param view what the seat knows, which is to act
   */
  Question<D> ask(V view);

  /**
   * {@return how the game ended, in a sentence}
   *
   * @param view what the seat knows at the end
   */
  String result(V view);
}
