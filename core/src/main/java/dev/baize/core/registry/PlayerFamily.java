package dev.baize.core.registry;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import java.util.Optional;
import java.util.function.Function;

/**
 * A kind of player of many games, as a service, found by {@code Registry.load}. It provides one for
 * every game that it can play and that has none of the same name.
 */
public interface PlayerFamily {

  /**
   * {@return the player of a game, under one name for all games; empty if it cannot play this one}
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   * @param game any game
   * @param players finds other players of the game once one is created
   */
  <V extends View, D extends Decision, E extends Event> Optional<PlayerProvider<V, D, E>> playerOf(
      GameProvider<V, D, E> game, Function<String, PlayerProvider<V, D, E>> players);
}
