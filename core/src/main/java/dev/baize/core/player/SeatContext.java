package dev.baize.core.player;

import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;

import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.text.Plural;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Everything that a new player is given: its seat, its own randomness, its console and the rules.
 *
 * <p>The seed of the match cannot be computed from that of a player except by brute force, so a
 * match among untrusted players should have a seed of 64 random bits.
 *
 * @param name the name of the person or program that sits there, in any script
 * @param seat the seat
 * @param seed the player's own randomness, from which no cards and no other seed can be computed
 * @param console the person's console; empty if there is none
 * @param rules the rules of the match; empty if whoever creates the player does not know them
 */
public record SeatContext(
    String name, Seat seat, Seed seed, Optional<Console> console, Optional<Rules<?, ?, ?>> rules) {

  /** The purpose of the seeds of players. */
  private static final String PLAYER = "player";

  /**
   * Requires all of them.
   *
   * @param name any text
   * @param seat any seat
   * @param seed any seed
   * @param console the person's console, or empty
   * @param rules the rules of the match, or empty
   */
  public SeatContext {
    requireNonNull(name);
    requireNonNull(seat);
    requireNonNull(seed);
    requireNonNull(console);
    requireNonNull(rules);
  }

  /**
   * {@return the same context in a match of known rules}
   *
   * @param known the rules of the match
   */
  public SeatContext with(Rules<?, ?, ?> known) {
    return new SeatContext(name, seat, seed, console, Optional.of(known));
  }

  /**
   * {@return who sits at each seat, if players sit down in turn, around the table again and again:
   * one for all seats, two sides that alternate, or one for each seat}
   *
   * @param <T> the type of the players
   * @param players a number of players that divides the number of seats
   * @param seats the number of seats
   */
  public static <T> List<T> around(List<T> players, int seats) {
    int number = players.size();
    if (number == 0 || seats % number != 0) {
      String possible =
          IntStream.rangeClosed(1, seats)
              .filter(each -> seats % each == 0)
              .mapToObj(Integer::toString)
              .collect(joining(" or "));
      throw new IllegalArgumentException(
          lenientFormat(
              "%s for %s; expected %s",
              Plural.of(number, "player"), Plural.of(seats, "seat"), possible));
    }
    return IntStream.range(0, seats).mapToObj(seat -> players.get(seat % number)).toList();
  }

  /**
   * {@return a context without a console, named after its seat}
   *
   * @param match the seed of the match
   * @param seat the player's seat
   */
  public static SeatContext of(Seed match, Seat seat) {
    Seed seed = match.deriveOneWay(PLAYER, seat.index() + 1).get(seat.index());
    return new SeatContext(seat.toString(), seat, seed, Optional.empty(), Optional.empty());
  }

  /**
   * {@return new players of a match, in the order of the seats} Every match seats its players
   * through this method, so that their seeds are derived in one place.
   *
   * @param <P> the type of the players
   * @param match the seed of the match
   * @param names of the persons or programs, in the order of the seats
   * @param consoles the console of the person at a seat; empty if there is none
   * @param players creates a player for a seat; called once for each seat, in order
   */
  public static <P> List<P> seat(
      Seed match,
      List<String> names,
      Function<? super Seat, Optional<Console>> consoles,
      Function<? super SeatContext, ? extends P> players) {
    requireNonNull(consoles);
    requireNonNull(players);
    List<Seed> seeds = match.deriveOneWay(PLAYER, names.size());
    List<P> seated = new ArrayList<>(names.size());
    for (int i = 0; i < names.size(); i++) {
      Seat seat = Seat.of(i);
      SeatContext context =
          new SeatContext(names.get(i), seat, seeds.get(i), consoles.apply(seat), Optional.empty());
      seated.add(players.apply(context));
    }
    return seated;
  }

  /**
   * {@return the console, for a player that needs one}
   *
   * @param player the player's name
   */
  public Console requireConsole(String player) {
    requireNonNull(player);
    return console.orElseThrow(
        () -> new IllegalArgumentException(player + " cannot play where there is no console"));
  }

  /**
   * {@return a generator for one decision, good for 2³² numbers} It depends only on the seed and
   * the {@linkplain View#turn turn}, so that replays draw the same.
   *
   * @param view the view the player decides on
   */
  public RandomGenerator random(View view) {
    return seed.substream(view.turn());
  }
}
