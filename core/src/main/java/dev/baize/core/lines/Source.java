package dev.baize.core.lines;

import dev.baize.core.text.MalformedFileException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Where lines come from, for messages that say where they are wrong.
 *
 * @param place precedes the line number in messages
 * @param exceptions creates the exceptions for malformed lines
 */
public record Source(String place, ExceptionFactory exceptions) {

  /** Creates an exception, as the constructor of {@link MalformedFileException} does. */
  @FunctionalInterface
  public interface ExceptionFactory {
    /** {@return the exception for a line} */
    MalformedFileException at(String place, int line, String problem, @Nullable Throwable cause);
  }

  /** {@return the source of text that is not in a file} */
  public static Source text(ExceptionFactory exceptions) {
    return new Source("line ", exceptions);
  }

  /** {@return the source of the lines of a file} */
  public static Source file(Path file, ExceptionFactory exceptions) {
    return named(file.toString(), exceptions);
  }

  /** {@return the source of lines from elsewhere} */
  public static Source named(String name, ExceptionFactory exceptions) {
    return new Source(name + ":", exceptions);
  }

  /** {@return an exception for a line} */
  public MalformedFileException malformed(int line, String problem) {
    return malformed(line, problem, null);
  }

  /** {@return an exception for a line, with its cause} */
  public MalformedFileException malformed(int line, String problem, @Nullable Throwable cause) {
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
