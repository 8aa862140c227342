package dev.baize.core.registry;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import java.util.List;

/**
 * A kind of player as a service, found by {@link Registry#load}.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public interface PlayerProvider<V extends View, D extends Decision, E extends Event> {

  /** {@return the {@linkplain GameProvider#name name} of the game it plays, case ignored} */
  String game();

  /** {@return the player's name: as {@link GameProvider#name}, but unique for the game} */
  String name();

  /** {@return how it plays: one line of printable text, at most 1,000 characters} */
  String description();

  /**
   * {@return the settings that may be chosen, always the same; none by default} A provider that has
   * some also overrides {@link #create(SeatContext, PlayerSettings)}.
   */
  default List<PlayerSetting<?>> settings() {
    return List.of();
  }

  /**
   * {@return how many matches, 1 or more, each thread can have in play while their {@linkplain
   * dev.baize.core.player.RemotePlayer remote} players answer; by default any number}
   */
  default int maxConcurrentMatches() {
    return Integer.MAX_VALUE;
  }

  /**
   * {@return a new player for a seat, whose settings are the defaults} The type parameters must be
   * those of the {@link #game}. Several threads may call this at the same time.
   *
   * @param context its seat and everything else that it is given
   * @throws IllegalArgumentException if it cannot play there, as a person without a console
   */
  Player<V, D, E> create(SeatContext context);

  /**
   * {@return a new player for a seat} With the defaults, it is the same as that of {@link
   * #create(SeatContext)}, which this calls unless a provider overrides it.
   *
   * @param context its seat and everything else that it is given
   * @param settings the values of all {@link #settings}
   * @throws IllegalArgumentException if it cannot play there
   */
  default Player<V, D, E> create(SeatContext context, PlayerSettings settings) {
    return create(context);
  }
}
