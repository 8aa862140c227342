package dev.baize.core.lines;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Where lines come from, for messages that say where they are wrong.
 *
 * @param place precedes the line number in messages: the name of a file and a colon, or "line "
 * @param exceptions creates the exceptions for malformed lines
 */
public record Source(String place, ExceptionFactory exceptions) {

  /** Creates an exception whose message gives the place and the line. */
  @FunctionalInterface
  public interface ExceptionFactory {
    /** {@return the exception for a line} */
    IllegalArgumentException at(String place, int line, String problem, @Nullable Throwable cause);
  }

  /** {@return an exception for a line} */
  public IllegalArgumentException malformed(int line, String problem) {
    return malformed(line, problem, null);
  }

  /** {@return an exception for a line, with its cause} */
  public IllegalArgumentException malformed(int line, String problem, @Nullable Throwable cause) {
    return exceptions.at(place, line, problem, cause);
  }

  /** Parses a part of a line, adding its number to any error. */
  public <T> T parse(int line, Supplier<T> reading) {
    try {
      return reading.get();
    } catch (IllegalArgumentException e) {
      throw malformed(line, String.valueOf(e.getMessage()), e);
    }
  }
}
