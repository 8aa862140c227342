package dev.baize.core.simulation;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.Lists;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.lines.Fields;
import dev.baize.core.player.Place;
import dev.baize.core.player.Player;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A player of a simulation or tournament, of which there is a new object in each game. Immutable if
 * its factory is.
 *
 * @param <V> what it is shown
 * @param <D> what it answers
 * @param <E> what it is told
 */
public final class Entrant<V extends View, D extends Decision, E extends Event> {

  private final String name;
  private final Function<? super Place, ? extends Player<V, D, E>> players;

  private Entrant(String name, Function<? super Place, ? extends Player<V, D, E>> players) {
    this.name = name;
    requireNonNull(players);
    this.players = place -> sitDown(name, players, place);
  }

  private static <T> T sitDown(
      String name, Function<? super Place, ? extends T> players, Place place) {
    try {
      return requireNonNull(players.apply(place), "no player (null)");
    } catch (Throwable e) {
      throw new UnseatedPlayerException(name, place.seat(), e);
    }
  }

  /**
   * {@return an entrant by any name}
   *
   * @param <V> what it is shown
   * @param <D> what it answers
   * @param <E> what it is told
   * @param name one line of printable text, not empty
   * @param players makes a new player for a place; several threads call it at the same time
   * @throws IllegalArgumentException if the name is empty or not one line of printable text
   */
  public static <V extends View, D extends Decision, E extends Event> Entrant<V, D, E> of(
      String name, Function<? super Place, ? extends Player<V, D, E>> players) {
    if (name.isEmpty()) {
      throw new IllegalArgumentException("player \"\": expected a name");
    }
    return new Entrant<>(Fields.requirePrintable("player", name), players);
  }

  /**
   * {@return a registered player of a game}
   *
   * @param <V> what it is shown
   * @param <D> what it answers
   * @param <E> what it is told
   * @param registry where the player is found
   * @param game the game that it plays
   * @param name the name of the player, case ignored
   * @throws dev.baize.core.registry.MissingProviderException if there is none of this name, saying
   *     which there are
   */
  public static <V extends View, D extends Decision, E extends Event> Entrant<V, D, E> of(
      Registry registry, GameProvider<V, D, E> game, String name) {
    return of(registry.player(game, name));
  }

  /**
   * {@return an entrant by the name of its provider}
   *
   * @param <V> what it is shown
   * @param <D> what it answers
   * @param <E> what it is told
   * @param player makes a new player for a place; several threads call it at the same time
   * @throws IllegalArgumentException if the name is empty or not one line of printable text
   */
  public static <V extends View, D extends Decision, E extends Event> Entrant<V, D, E> of(
      PlayerProvider<V, D, E> player) {
    return of(player.name(), player::create);
  }

  /**
   * {@return an entrant for each seat: those given, or the only one given in every seat}
   *
   * @param <V> what they are shown
   * @param <D> what they answer
   * @param <E> what they are told
   * @param entrants in the order of the seats, or one alone
   * @param rules have the number of seats
   * @throws IllegalArgumentException if they are neither one nor as many as there are seats
   */
  public static <V extends View, D extends Decision, E extends Event>
      List<Entrant<V, D, E>> oneASeat(List<Entrant<V, D, E>> entrants, Rules<V, D, E> rules) {
    int seats = rules.seats();
    if (entrants.size() == 1) {
      return Collections.nCopies(seats, entrants.get(0));
    }
    if (entrants.size() != seats) {
      throw new IllegalArgumentException(
          "%d players for %d seats; expected one for each, or one for all"
              .formatted(entrants.size(), seats));
    }
    return List.copyOf(entrants);
  }

  /**
   * {@return new players for one game, seated in the order given} Nobody is at a console.
   *
   * @param <V> what they are shown
   * @param <D> what they answer
   * @param <E> what they are told
   * @param entrants one for each seat, in the order of the seats
   * @param game the seed of the game, from which the players have theirs
   * @throws UnseatedPlayerException if a player cannot be made
   */
  public static <V extends View, D extends Decision, E extends Event> List<Player<V, D, E>> seat(
      List<Entrant<V, D, E>> entrants, Seed game) {
    return Place.seat(
        game,
        Lists.transform(entrants, Entrant::name),
        seat -> Optional.empty(),
        place -> entrants.get(place.seat().index()).players.apply(place));
  }

  /** {@return the name} */
  public String name() {
    return name;
  }

  /** {@return the name} */
  @Override
  public String toString() {
    return name;
  }
}
