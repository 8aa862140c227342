package dev.baize.spark;

import java.io.Serial;

/** A player took too long over a decision on an executor. */
final class SlowGameException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final long number;

  /**
   * A game that was abandoned.
   *
   * @param number of the game or round
   * @param reason for people
   */
  SlowGameException(long number, String reason) {
    super(reason);
    this.number = number;
  }

  long number() {
    return number;
  }
}
