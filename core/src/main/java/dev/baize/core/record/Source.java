package dev.baize.core.record;

import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Where a record comes from, to say where it is wrong.
 *
 * @param place what stands before the number of a line in a message
 */
record Source(String place) {

  /** Text that is in no file. */
  static final Source TEXT = new Source("line ");

  static Source file(Path file) {
    return new Source(file + ":");
  }

  DamagedRecordException damaged(int line, String problem) {
    return damaged(line, problem, null);
  }

  DamagedRecordException damaged(int line, String problem, @Nullable Throwable cause) {
    return new DamagedRecordException(place, line, problem, cause);
  }

  /** Tells with the number of the line why something in it was not understood. */
  <T> T understand(int line, Supplier<T> reading) {
    try {
      return reading.get();
    } catch (IllegalArgumentException e) {
      throw damaged(line, String.valueOf(e.getMessage()), e);
    }
  }
}
