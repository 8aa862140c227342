package dev.baize.core.player;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/** A player in another process has answered, but with nothing that it may decide. */
public final class IllegalAnswerException extends PlayerFailedException {

  @Serial private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param failure such as {@code answered "play Ace of Hearts", which is against the rules}
   * @param cause the cause; null if there is none
   */
  public IllegalAnswerException(String failure, @Nullable Throwable cause) {
    super(failure, cause);
  }
}
