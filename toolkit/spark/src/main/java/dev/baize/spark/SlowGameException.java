package dev.baize.spark;

import dev.baize.study.simulation.GameInProgress;
import java.io.Serial;
import java.util.ArrayList;
import java.util.List;

/** A player took too long over a decision on an executor. */
final class SlowGameException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final long number;
  private final ArrayList<String> seats;

  SlowGameException(GameInProgress game, String reason) {
    super(reason);
    this.number = game.number();
    this.seats = new ArrayList<>(game.players());
  }

  long number() {
    return number;
  }

  List<String> seats() {
    return seats;
  }
}
