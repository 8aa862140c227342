package dev.baize.cli.command;

import java.io.Serial;
import java.util.ArrayList;
import java.util.List;

/** A game failed where a {@link StudyEngine} played it, and not in this process. */
public final class RemoteFailureException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final ArrayList<String> seats;
  private final long number;

  /**
   * A failure.
   *
   * @param message names the game, and says what failed and where
   * @param seats the names of the players, by seat
   * @param number of the game or round, from 0
   */
  public RemoteFailureException(String message, List<String> seats, long number, Throwable cause) {
    super(message, cause);
    this.seats = new ArrayList<>(seats);
    this.number = number;
  }

  public List<String> seats() {
    return List.copyOf(seats);
  }

  public long number() {
    return number;
  }
}
