package dev.baize.cli.match;

import java.io.Serial;

/** A person has saved the match and leaves. */
final class MatchPausedException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /** A match that can be resumed. */
  MatchPausedException(String message) {
    super(message);
  }
}
