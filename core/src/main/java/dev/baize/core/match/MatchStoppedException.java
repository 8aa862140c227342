package dev.baize.core.match;

import dev.baize.core.game.Seat;
import java.io.Serial;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A player failed: its decision was illegal or null, or it threw an exception, which then is the
 * cause. The match is left in a consistent position, the one in which the player was asked or the
 * one after the event on which it failed, and can be continued.
 */
public final class MatchStoppedException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /** The {@link dev.baize.core.player.Player#name name}. */
  private final String player;

  /** The index of the seat. */
  private final int seat;

  /** The {@link dev.baize.core.game.Game#position} text. */
  private final String position;

  MatchStoppedException(
      String player, Seat seat, String position, String failure, @Nullable Throwable cause) {
    super(
        String.format(Locale.ROOT, "%s at %s %s; position: %s", player, seat, failure, position),
        cause);
    this.player = player;
    this.seat = seat.index();
    this.position = position;
  }

  /** {@return the name of the player that failed} */
  public String player() {
    return player;
  }

  /** {@return where the player sits} */
  public Seat seat() {
    return Seat.of(seat);
  }

  /** {@return the position it failed in, as text} */
  public String position() {
    return position;
  }
}
