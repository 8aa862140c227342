package dev.baize.protocol.process;

import dev.baize.core.player.PlayerFailedException;
import java.io.Serial;

/** A program has closed the stream of its lines. */
public final class EndOfLinesException extends PlayerFailedException {

  @Serial private static final long serialVersionUID = 1L;

  EndOfLinesException() {
    super("closed its standard output", null);
  }
}
