package dev.baize.core.player;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A place at the table, made ready for a player: everything a new player is given.
 *
 * @param name what the person or program that sits there is called, in any script
 * @param seat where it sits
 * @param seed the player's own randomness, independent of the cards and of other seats
 * @param console where a person is asked; empty where nobody can be
 */
public record Place(String name, Seat seat, Seed seed, Optional<Console> console) {

  /**
   * A place for a player of any name.
   *
   * @param name any text
   * @param seat any seat
   * @param seed any seed
   * @param console where a person is asked, or empty
   */
  public Place {
    requireNonNull(name);
    requireNonNull(seat);
    requireNonNull(seed);
    requireNonNull(console);
  }

  /**
   * {@return a place with nobody to ask, named after its seat}
   *
   * @param match the seed of the match
   * @param seat where the player sits
   */
  public static Place of(Seed match, Seat seat) {
    return new Place(seat.toString(), seat, seedOf(match, seat), Optional.empty());
  }

  /**
   * {@return the seed that the player at a seat gets}
   *
   * @param match the seed of the match
   * @param seat where the player sits
   */
  public static Seed seedOf(Seed match, Seat seat) {
    return match.derive("player").derive(seat.index());
  }

  /**
   * {@return the console, which a player needs}
   *
   * @param player what the player is called
   * @throws IllegalArgumentException if nobody can be asked here
   */
  public Console requireConsole(String player) {
    requireNonNull(player);
    return console.orElseThrow(
        () -> new IllegalArgumentException(player + " cannot play where there is no console"));
  }

  /**
   * {@return a generator for one decision, good for 2³² numbers} It is always the same for the same
   * place and {@linkplain View#turn turn}, so that a player that draws from it decides the same
   * when a game is replayed or resumed.
   *
   * @param view what the player is shown when it is asked for that decision
   */
  public RandomGenerator random(View view) {
    return seed.substream(view.turn());
  }
}
