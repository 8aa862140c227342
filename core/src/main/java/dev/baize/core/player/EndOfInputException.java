package dev.baize.core.player;

import static java.util.Objects.requireNonNull;

import java.io.Serial;

/** A person's input ended while an answer was awaited. */
public final class EndOfInputException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /**
   * Says what happened.
   *
   * @param message whose input ended, and what was awaited
   */
  public EndOfInputException(String message) {
    super(requireNonNull(message));
  }
}
