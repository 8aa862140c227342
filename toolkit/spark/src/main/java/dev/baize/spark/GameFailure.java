package dev.baize.spark;

import java.io.Serial;
import java.util.ArrayList;
import java.util.List;

/** A game failed: the reason, with the number of the game or round and its players by seat. */
final class GameFailure extends Exception {

  @Serial private static final long serialVersionUID = 1L;

  private final long number;
  private final ArrayList<String> seats;
  private final RuntimeException exception;

  GameFailure(long number, List<String> seats, RuntimeException exception) {
    super(exception.getMessage(), exception);
    this.number = number;
    this.seats = new ArrayList<>(seats);
    this.exception = exception;
  }

  RuntimeException exception() {
    return exception;
  }

  long number() {
    return number;
  }

  List<String> seats() {
    return seats;
  }
}
