package dev.baize.study.simulation;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerCreationException;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A game of a run while it is being played, for monitoring from other threads: which player it is
 * waiting for. The answers may be out of date.
 */
public final class GameInProgress {

  private static final int NOBODY = -1;

  private final long number;
  private final List<String> players;
  private final Consumer<? super GameInProgress> resumed;
  private volatile @Nullable Match<?, ?, ?> match;

  /** The index of the seat whose player is being created; {@link #NOBODY} while none is. */
  private int seating = NOBODY;

  /** Not volatile, which every game would pay for: readers may see it late. */
  private boolean over;

  GameInProgress(long number, List<String> players, Consumer<? super GameInProgress> resumed) {
    this.number = number;
    this.players = requireNonNull(players);
    this.resumed = resumed;
  }

  /**
   * {@return new players for this game, as {@link Entrant#seat} makes them}
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   * @param entrants one for each seat, in the order of the seats
   * @param rules the rules of the game
   * @param seed the seed of the game, from which the players' seeds are derived
   * @throws PlayerCreationException if a player cannot be created
   */
  public <V extends View, D extends Decision, E extends Event> List<Player<V, D, E>> seat(
      List<Entrant<V, D, E>> entrants, Rules<V, D, E> rules, Seed seed) {
    requireNonNull(rules);
    List<Player<V, D, E>> seated =
        Entrant.seat(entrants, rules, seed, seat -> seating = seat.index());
    seating = NOBODY;
    return seated;
  }

  /**
   * {@return the match of this game, with which the current thread goes on}
   *
   * @param start seats the players and makes the match, if there is none yet
   */
  public Match<?, ?, ?> resume(Supplier<? extends Match<?, ?, ?>> start) {
    requireNonNull(start);
    Match<?, ?, ?> playing = match;
    if (playing == null) {
      playing = start.get();
      match = playing;
    } else {
      resumed.accept(this);
    }
    return playing;
  }

  /** Notes that the match has ended. */
  public void end() {
    over = true;
  }

  /** {@return the number of the game, or of the round that it is part of} */
  public long number() {
    return number;
  }

  /** {@return the names of the players, by seat} */
  public List<String> players() {
    return players;
  }

  /** {@return the number of decisions made so far} */
  public long turn() {
    Match<?, ?, ?> playing = match;
    return playing == null ? 0 : playing.turn();
  }

  /** {@return the seat whose player is being created, asked or told; empty while none is} */
  public Optional<Seat> waitingFor() {
    Match<?, ?, ?> playing = match;
    if (playing != null) {
      return playing.waitingFor();
    }
    int seat = seating;
    return seat == NOBODY ? Optional.empty() : Optional.of(Seat.of(seat));
  }

  /**
   * {@return why a game has failed, with the name of the player if it was one that failed}
   *
   * @param cause what was thrown
   */
  public static String failure(Throwable cause) {
    return cause instanceof MatchStoppedException || cause instanceof PlayerCreationException
        ? String.valueOf(cause.getMessage())
        : cause.toString();
  }

  boolean isOver() {
    return over;
  }

  /** {@return text such as {@code Simple at seat 2} for {@link #waitingFor}, if there is any} */
  public Optional<String> player() {
    return waitingFor().map(seat -> players.get(seat.index()) + " at " + seat);
  }
}
