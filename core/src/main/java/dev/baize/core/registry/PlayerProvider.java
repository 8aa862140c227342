package dev.baize.core.registry;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.Place;
import dev.baize.core.player.Player;

/**
 * A kind of player as a service, found by {@link Registry#load}.
 *
 * @param <V> what its seat may know
 * @param <D> what it may decide
 * @param <E> what it may observe
 */
public interface PlayerProvider<V extends View, D extends Decision, E extends Event> {

  /** {@return the {@linkplain GameProvider#name name} of the game it plays, case ignored} */
  String game();

  /**
   * {@return the player's name, one word without white space; unique for the game, case ignored}
   */
  String name();

  /** {@return one line of printable text that says how it plays} */
  String description();

  /**
   * {@return a new player for a place at the table} The type parameters must be those of the game
   * that {@link #game} names. Simulations and tournaments call this from several threads at the
   * same time.
   *
   * @param place its seat and everything else that it is given
   * @throws IllegalArgumentException if it cannot play there, for instance because it is a person
   *     and the place has no console
   */
  Player<V, D, E> create(Place place);
}
