package dev.baize.core.simulation;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Seat;
import dev.baize.core.match.Match;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game of a run while it is being played, for monitoring from other threads: which player it is
 * waiting for. The answers may be out of date.
 */
public final class GameInProgress {

  private final long number;
  private final List<String> players;
  private volatile @Nullable Match<?, ?, ?> match;

  GameInProgress(long number, List<String> players) {
    this.number = number;
    this.players = requireNonNull(players);
  }

  /**
   * Follows a match. Until this is called, the players are being created.
   *
   * @param started the match of this game
   */
  public void follow(Match<?, ?, ?> started) {
    match = requireNonNull(started);
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
    Match<?, ?, ?> followed = match;
    return followed == null ? 0 : followed.turn();
  }

  /** {@return the seat of the player that the game is waiting for; empty before the match} */
  public Optional<Seat> waitingFor() {
    Match<?, ?, ?> followed = match;
    return followed == null ? Optional.empty() : followed.waitingFor();
  }

  /** {@return whether it has ended} */
  public boolean isOver() {
    Match<?, ?, ?> followed = match;
    return followed != null && followed.isOver();
  }

  /** {@return text such as {@code Simple at seat 2}: the player that the game is waiting for} */
  public String player() {
    return waitingFor()
        .map(seat -> players.get(seat.index()) + " at " + seat)
        .orElse("a player that sits down");
  }
}
