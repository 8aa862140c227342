package dev.baize.cli.io;

import static java.util.Objects.requireNonNullElseGet;

import java.io.IOException;
import java.io.Serial;

public final class StreamException extends IOException {

  @Serial private static final long serialVersionUID = 1L;

  /** The C library's message for EPIPE; the launcher sets an English locale. */
  private static final String BROKEN_PIPE = "Broken pipe";

  private final int status;

  /** A stream, by its name, has failed; the status is for a stream whose reader has not left. */
  StreamException(String stream, IOException cause, int status) {
    super(stream + ": " + requireNonNullElseGet(cause.getMessage(), cause::toString), cause);
    this.status =
        String.valueOf(getMessage()).contains(BROKEN_PIPE) ? ExitStatus.PIPE_CLOSED : status;
  }

  int status() {
    return status;
  }
}
