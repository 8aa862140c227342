package dev.baize.core.match;

import dev.baize.core.game.Seat;
import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * A match was stopped before its end. Either a player failed: its decision was illegal or null, or
 * it threw an exception, which then is the cause. Or the match had not ended after as many
 * decisions as it was {@linkplain Match#play(long) to have}, for which no player is to blame.
 *
 * <p>The match is left in a consistent position, the one in which the player was asked or was to be
 * asked, or the one after the event on which it failed, and can be continued.
 */
public final class MatchStoppedException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /** The {@link dev.baize.core.player.Player#name name}. */
  private final String player;

  /** The index of the seat. */
  private final int seat;

  /** The {@link dev.baize.core.game.Game#position} text. */
  private final String position;

  /** Whether the match had reached its limit of decisions. */
  private final boolean tooLong;

  MatchStoppedException(
      String message,
      String player,
      Seat seat,
      String position,
      boolean tooLong,
      @Nullable Throwable cause) {
    super(message + "; position: " + position, cause);
    this.player = player;
    this.seat = seat.index();
    this.position = position;
    this.tooLong = tooLong;
  }

  /** {@return whether the match was too long, and no player failed} */
  public boolean isTooLong() {
    return tooLong;
  }

  /** {@return the name of the player that failed, or was next when a match got too long} */
  public String player() {
    return player;
  }

  /** {@return where the player sits} */
  public Seat seat() {
    return Seat.of(seat);
  }

  /** {@return the position in which the match stopped, as text} */
  public String position() {
    return position;
  }
}
