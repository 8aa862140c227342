package dev.baize.core.player;

import static java.util.Objects.requireNonNull;

import java.io.Serial;

/** Thrown when a person's input ends while an answer is expected. */
public final class EndOfInputException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param message whose input ended, and what was expected
   */
  public EndOfInputException(String message) {
    super(requireNonNull(message));
  }
}
