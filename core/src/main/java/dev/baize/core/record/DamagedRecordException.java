package dev.baize.core.record;

import dev.baize.core.text.Excerpt;
import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * A record that is not understood, or not by the games and players that are present. The message is
 * one line, for people: the file, the number of the line, what was found there and what was
 * expected. It is never long, whatever the line holds.
 */
public final class DamagedRecordException extends IllegalArgumentException {

  @Serial private static final long serialVersionUID = 1L;

  private static final int LONGEST = 1000;

  private final int line;

  DamagedRecordException(String place, int line, String problem, @Nullable Throwable cause) {
    super(place + line + ": " + Excerpt.of(problem, LONGEST), cause);
    this.line = line;
  }

  /** The number of the line that is wrong, from 1; one past the last line if a line is missing. */
  public int line() {
    return line;
  }
}
