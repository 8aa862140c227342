package dev.baize.core.record;

import dev.baize.core.text.MalformedFileException;
import java.io.Serial;
import org.jspecify.annotations.Nullable;

/** A record that is not understood, or not by the games and players that are present. */
public final class MalformedRecordException extends MalformedFileException {

  @Serial private static final long serialVersionUID = 1L;

  MalformedRecordException(String place, int line, String problem, @Nullable Throwable cause) {
    super(place, line, problem, cause);
  }
}
