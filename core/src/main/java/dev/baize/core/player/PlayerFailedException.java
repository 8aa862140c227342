package dev.baize.core.player;

import static java.util.Objects.requireNonNull;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * A player cannot decide or observe for a reason that concerns people, such as that its program has
 * ended. The message completes a sentence that begins with the player's name and seat.
 */
public class PlayerFailedException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param failure such as {@code did not answer within 100 ms}
   * @param cause the cause; null if there is none
   */
  public PlayerFailedException(String failure, @Nullable Throwable cause) {
    super(requireNonNull(failure), cause);
  }
}
