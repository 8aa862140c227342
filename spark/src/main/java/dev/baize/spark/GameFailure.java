package dev.baize.spark;

import java.io.Serial;

/** A game failed: the reason, with the number of the game or round. */
final class GameFailure extends Exception {

  @Serial private static final long serialVersionUID = 1L;

  private final long number;
  private final RuntimeException exception;

  GameFailure(long number, RuntimeException exception) {
    super(exception.getMessage(), exception);
    this.number = number;
    this.exception = exception;
  }

  RuntimeException exception() {
    return exception;
  }

  long number() {
    return number;
  }
}
