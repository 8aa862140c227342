package dev.baize.cli.match;

import java.io.Serial;

/** A person asked to stop, and the match is saved. */
final class PausedException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /**
   * The match can be gone on with.
   *
   * @param message what to tell the person
   */
  PausedException(String message) {
    super(message);
  }
}
