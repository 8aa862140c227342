package dev.baize.cli.io;

import java.io.IOException;
import java.io.Serial;

public final class StreamException extends IOException {

  @Serial private static final long serialVersionUID = 1L;

  /** The C library's message for EPIPE; the launcher sets an English locale. */
  private static final String BROKEN_PIPE = "Broken pipe";

  private final int status;

  private StreamException(String message, int status, IOException cause) {
    super(message, cause);
    this.status = status;
  }

  static StreamException input(IOException cause) {
    return new StreamException(
        Terminal.INPUT_NAME + ": " + reason(cause), ExitStatus.REFUSED, cause);
  }

  static StreamException output(IOException cause) {
    String reason = reason(cause);
    return new StreamException(
        "standard output: " + reason,
        reason.contains(BROKEN_PIPE) ? ExitStatus.PIPE_CLOSED : ExitStatus.NOT_WRITTEN,
        cause);
  }

  private static String reason(IOException cause) {
    String message = cause.getMessage();
    return message == null ? cause.toString() : message;
  }

  int status() {
    return status;
  }
}
