package dev.baize.cli.check;

import java.io.Serial;

/** A player was asked for something and did not answer in time. */
public final class NoAnswerException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  NoAnswerException(String message) {
    super(message);
  }
}
