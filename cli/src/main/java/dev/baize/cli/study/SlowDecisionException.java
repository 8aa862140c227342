package dev.baize.cli.study;

import dev.baize.study.simulation.GameInProgress;
import java.io.Serial;

/** A player has not answered in time. */
final class SlowDecisionException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /** Never serialized. */
  private final transient GameInProgress game;

  SlowDecisionException(GameInProgress game, String reason) {
    super(reason);
    this.game = game;
  }

  /** The game that waits for the player. */
  GameInProgress game() {
    return game;
  }
}
