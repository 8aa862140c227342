package dev.baize.core.simulation;

import dev.baize.core.game.Seat;
import dev.baize.core.text.Thrown;
import java.io.Serial;
import java.util.Locale;

/** Thrown if an {@link Entrant} cannot create a player for a seat; the cause says why. */
public final class UnseatedPlayerException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /** The index of the seat. */
  private final int seat;

  UnseatedPlayerException(String name, Seat seat, Throwable cause) {
    super(
        String.format(Locale.ROOT, "%s cannot play at %s: %s", name, seat, Thrown.text(cause)),
        cause);
    this.seat = seat.index();
  }

  /** {@return where the player was to sit} */
  public Seat seat() {
    return Seat.of(seat);
  }
}
