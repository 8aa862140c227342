package dev.baize.core.player;

import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Seat;
import java.io.Serial;

/** Thrown if a player cannot be created for a seat; the cause says why. */
public final class PlayerCreationException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /** The index of the seat. */
  private final int seat;

  /**
   * Creates the exception.
   *
   * @param name the name that the player is registered under
   * @param seat where it was to sit
   * @param cause what was thrown instead of a player
   */
  public PlayerCreationException(String name, Seat seat, Throwable cause) {
    super(
        lenientFormat("%s cannot play at %s: %s", requireNonNull(name), seat, cause),
        requireNonNull(cause));
    this.seat = seat.index();
  }

  /** {@return where the player was to sit} */
  public Seat seat() {
    return Seat.of(seat);
  }
}
