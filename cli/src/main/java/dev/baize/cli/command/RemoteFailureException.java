package dev.baize.cli.command;

import java.io.Serial;
import java.util.ArrayList;
import java.util.List;

/** A game failed where a {@link StudyEngine} played it, and not in this process. */
public final class RemoteFailureException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /** A serializable list. */
  private final ArrayList<String> seats;

  /** Of the game or round, from 0. */
  private final long number;

  /** A failure. */
  public RemoteFailureException(String message, List<String> seats, long number, Throwable cause) {
    super(message, cause);
    this.seats = new ArrayList<>(seats);
    this.number = number;
  }

  /** {@return the names of the players, by seat} */
  public List<String> seats() {
    return List.copyOf(seats);
  }

  /** {@return the number of the game or round} */
  public long number() {
    return number;
  }
}
