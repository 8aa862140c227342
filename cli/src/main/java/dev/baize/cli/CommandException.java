package dev.baize.cli;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/** A command cannot go on. The message is the one line that the user reads. */
final class CommandException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final int status;

  CommandException(int status, String message) {
    this(status, message, null);
  }

  CommandException(int status, String message, @Nullable Throwable cause) {
    super(message, cause);
    this.status = status;
  }

  /** What the program then exits with. */
  int status() {
    return status;
  }
}
