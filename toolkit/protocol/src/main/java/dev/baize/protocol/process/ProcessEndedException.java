package dev.baize.protocol.process;

import dev.baize.core.player.PlayerFailedException;
import java.io.Serial;

/** The process of a player has ended while the player was still needed. */
public final class ProcessEndedException extends PlayerFailedException {

  @Serial private static final long serialVersionUID = 1L;

  private final int status;
  private final String lastLine;

  ProcessEndedException(String message, int status, String lastLine) {
    super(message, null);
    this.status = status;
    this.lastLine = lastLine;
  }

  /** The exit status of the process. */
  public int status() {
    return status;
  }

  /** The last line of its standard error that is not blank; empty if there is none. */
  public String lastLine() {
    return lastLine;
  }
}
