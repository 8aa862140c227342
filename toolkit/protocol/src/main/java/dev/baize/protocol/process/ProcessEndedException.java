package dev.baize.protocol.process;

import dev.baize.core.player.PlayerFailedException;
import java.io.Serial;

/** The process of a player has ended while the player was still needed. */
public final class ProcessEndedException extends PlayerFailedException {

  @Serial private static final long serialVersionUID = 1L;

  /** The exit status of the process. */
  private final int status;

  /** The last line that it printed on standard error. */
  private final String lastLine;

  ProcessEndedException(String message, int status, String lastLine) {
    super(message, null);
    this.status = status;
    this.lastLine = lastLine;
  }

  /** {@return what the process exited with} */
  public int status() {
    return status;
  }

  /** {@return the last line of its standard error that is not blank; empty if there is none} */
  public String lastLine() {
    return lastLine;
  }
}
