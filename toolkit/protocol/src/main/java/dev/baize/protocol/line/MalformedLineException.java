package dev.baize.protocol.line;

import java.io.IOException;
import java.io.Serial;

/** A line violates the protocol. The message says what was expected. */
public final class MalformedLineException extends IOException {

  @Serial private static final long serialVersionUID = 1L;

  public MalformedLineException(String message) {
    super(message);
  }
}
