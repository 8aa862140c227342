package dev.baize.core.registry;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.Lists;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.lines.Fields;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerCreationException;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A player in a simulation or tournament: its name, and what creates one for each game.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class Entrant<V extends View, D extends Decision, E extends Event> {

  /** More would hardly make runs faster, and would delay the end of the first game. */
  private static final int MAX_SIMULTANEOUS = 32;

  private final String name;
  private final int maxConcurrentMatches;
  private final Function<? super SeatContext, ? extends Player<V, D, E>> players;

  private Entrant(
      String name,
      int maxConcurrentMatches,
      Function<? super SeatContext, ? extends Player<V, D, E>> players) {
    checkArgument(!name.isEmpty(), "player \"\": expected a name");
    this.name = Fields.requireName("player", name);
    this.maxConcurrentMatches = maxConcurrentMatches;
    requireNonNull(players);
    this.players =
        context -> {
          try {
            return requireNonNull(players.apply(context), "no player (null)");
          } catch (Throwable e) {
            throw new PlayerCreationException(name, context.seat(), e);
          }
        };
  }

  /**
   * {@return an entrant with a given name, of which each thread has one match in play at a time}
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   * @param name one line of printable text, not empty, at most 200 characters
   * @param players makes a new player for a seat; several threads call it at the same time
   */
  public static <V extends View, D extends Decision, E extends Event> Entrant<V, D, E> of(
      String name, Function<? super SeatContext, ? extends Player<V, D, E>> players) {
    return new Entrant<>(name, 1, players);
  }

  /**
   * {@return an entrant with the name of its provider, such as {@link Registry#player} finds, and
   * as many {@linkplain PlayerProvider#maxConcurrentMatches simultaneous} matches}
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   * @param player makes a new player for a seat; several threads call it at the same time
   */
  public static <V extends View, D extends Decision, E extends Event> Entrant<V, D, E> of(
      PlayerProvider<V, D, E> player) {
    return new Entrant<>(player.name(), player.maxConcurrentMatches(), player::create);
  }

  /**
   * {@return new players for one game, in the order given} They have no consoles.
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   * @param entrants one for each seat, in the order of the seats
   * @param rules the rules of the game
   * @param game the seed of the game, from which the players' seeds are derived
   * @param next accepts each seat just before its player is created
   * @throws PlayerCreationException if a player cannot be created
   */
  public static <V extends View, D extends Decision, E extends Event> List<Player<V, D, E>> seat(
      List<Entrant<V, D, E>> entrants, Rules<V, D, E> rules, Seed game, Consumer<Seat> next) {
    return SeatContext.seat(
        game,
        Lists.transform(entrants, Entrant::name),
        seat -> Optional.empty(),
        context -> {
          next.accept(context.seat());
          return entrants.get(context.seat().index()).players.apply(context.with(rules));
        });
  }

  /**
   * {@return the number of games between these players, at least one, that each thread can have in
   * play at the same time without exceeding the limit of any of them}
   *
   * @param seated the entrant at each seat
   */
  public static int maxConcurrentMatches(List<? extends Entrant<?, ?, ?>> seated) {
    List<String> names = Lists.transform(seated, Entrant::name);
    int games = MAX_SIMULTANEOUS;
    for (Entrant<?, ?, ?> each : seated) {
      games = Math.min(games, each.maxConcurrentMatches / Collections.frequency(names, each.name));
    }
    return Math.max(games, 1);
  }

  /** {@return the name} */
  public String name() {
    return name;
  }

  @Override
  public String toString() {
    return name;
  }
}
