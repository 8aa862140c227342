package dev.baize.cli.io;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/** A command has failed. The message is the one line that the user reads. */
public final class CommandException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final int status;

  public CommandException(int status, String message) {
    this(status, message, null);
  }

  public CommandException(int status, String message, @Nullable Throwable cause) {
    super(message, cause);
    this.status = status;
  }

  public int status() {
    return status;
  }
}
