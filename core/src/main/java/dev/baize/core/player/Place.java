package dev.baize.core.player;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A place at the table: everything a new player is given.
 *
 * @param name the name of the person or program that sits there, in any script
 * @param seat the seat
 * @param seed the player's own randomness, independent of the cards and of other seats
 * @param console the person's console; empty if there is none
 */
public record Place(String name, Seat seat, Seed seed, Optional<Console> console) {

  /**
   * Creates a place.
   *
   * @param name any text
   * @param seat any seat
   * @param seed any seed
   * @param console the person's console, or empty
   */
  public Place {
    requireNonNull(name);
    requireNonNull(seat);
    requireNonNull(seed);
    requireNonNull(console);
  }

  /**
   * {@return a place without a console, named after its seat}
   *
   * @param match the seed of the match
   * @param seat the player's seat
   */
  public static Place of(Seed match, Seat seat) {
    return new Place(seat.toString(), seat, seedOf(match, seat), Optional.empty());
  }

  /**
   * {@return the seed of the player at a seat}
   *
   * @param match the seed of the match
   * @param seat the player's seat
   */
  public static Seed seedOf(Seed match, Seat seat) {
    return match.derive("player").derive(seat.index());
  }

  /**
   * {@return the console, for a player that cannot do without}
   *
   * @param player the player's name
   * @throws IllegalArgumentException if there is no console
   */
  public Console requireConsole(String player) {
    requireNonNull(player);
    return console.orElseThrow(
        () -> new IllegalArgumentException(player + " cannot play where there is no console"));
  }

  /**
   * {@return a generator for one decision, good for 2³² numbers} It depends only on the place and
   * the {@linkplain View#turn turn}, so a player that draws from it decides the same when a game is
   * replayed or resumed.
   *
   * @param view the view the player decides on
   */
  public RandomGenerator random(View view) {
    return seed.substream(view.turn());
  }
}
