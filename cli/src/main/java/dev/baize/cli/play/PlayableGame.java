package dev.baize.cli.play;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.registry.GameProvider;
import java.util.List;

/**
 * A game that a person can sit down to.
 *
 * @param <V> what a seat may know
 * @param <D> what it decides
 * @param <E> what happens
 */
public interface PlayableGame<V extends View, D extends Decision, E extends Event> {

  /** {@return the game that is played} */
  GameProvider<V, D, E> provider();

  /**
   * {@return what those at the table are called, the person first, then in the order of the seats}
   */
  List<String> names();

  /** {@return names of players, the strongest first, that may be present or not} */
  List<String> strongest();

  /**
   * {@return the table before anything has happened}
   *
   * @param seat where the person sits
   * @param names what to call the seats
   * @param look how to show suits
   */
  Tabletop<V, D, E> tabletop(Seat seat, List<String> names, Look look);
}
