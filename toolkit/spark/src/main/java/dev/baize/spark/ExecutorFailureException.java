package dev.baize.spark;

import java.io.Serial;
import java.util.ArrayList;
import java.util.List;

/** A game failed on an executor, and not when the driver played it once more. */
public final class ExecutorFailureException extends SparkJobException {

  @Serial private static final long serialVersionUID = 1L;

  /** A serializable list. */
  private final ArrayList<String> seats;

  /** Its number, from 0. */
  private final long number;

  ExecutorFailureException(String reason, List<String> seats, long number) {
    super(reason, null);
    this.seats = new ArrayList<>(seats);
    this.number = number;
  }

  /** {@return the names of the players, by seat} */
  public List<String> seats() {
    return List.copyOf(seats);
  }

  /** {@return the number of the game, or of the round that it is part of} */
  public long number() {
    return number;
  }
}
