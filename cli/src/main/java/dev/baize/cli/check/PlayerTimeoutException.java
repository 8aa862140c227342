package dev.baize.cli.check;

import java.io.Serial;

/** A player did not answer in time. */
public final class PlayerTimeoutException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  PlayerTimeoutException(String message) {
    super(message);
  }
}
