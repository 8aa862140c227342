package dev.baize.core.record;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/** Thrown for a record that cannot be parsed, or that its game or a player rejects. */
public final class MalformedRecordException extends MalformedFileException {

  @Serial private static final long serialVersionUID = 1L;

  MalformedRecordException(String place, int line, String problem, @Nullable Throwable cause) {
    super(place, line, problem, cause);
  }
}
