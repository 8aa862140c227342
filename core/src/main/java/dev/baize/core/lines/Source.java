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
    /**
     * {@return the exception for a line}
     *
     * @param place precedes the line number in the message
     * @param line the number of the line, from 1
     * @param problem what was found and what was expected
     * @param cause the exception that revealed it; null if there is none
     */
    MalformedFileException at(String place, int line, String problem, @Nullable Throwable cause);
  }

  /**
   * {@return the source of text that is not in a file}
   *
   * @param exceptions creates the exceptions for malformed lines
   */
  public static Source text(ExceptionFactory exceptions) {
    return new Source("line ", exceptions);
  }

  /**
   * {@return the source of the lines of a file}
   *
   * @param file as messages name it
   * @param exceptions creates the exceptions for malformed lines
   */
  public static Source file(Path file, ExceptionFactory exceptions) {
    return named(file.toString(), exceptions);
  }

  /**
   * {@return the source of lines from elsewhere}
   *
   * @param name as messages name it
   * @param exceptions creates the exceptions for malformed lines
   */
  public static Source named(String name, ExceptionFactory exceptions) {
    return new Source(name + ":", exceptions);
  }

  /**
   * {@return an exception for a line}
   *
   * @param line the number of the line, from 1
   * @param problem what was found and what was expected
   */
  public MalformedFileException malformed(int line, String problem) {
    return malformed(line, problem, null);
  }

  /**
   * {@return an exception for a line, with its cause}
   *
   * @param line the number of the line, from 1
   * @param problem what was found and what was expected
   * @param cause the exception that revealed it; null if there is none
   */
  public MalformedFileException malformed(int line, String problem, @Nullable Throwable cause) {
    return exceptions.at(place, line, problem, cause);
  }

  /**
   * Parses a part of a line, adding its number to any error.
   *
   * @param <T> the type of the result
   * @param line the number of the line, from 1
   * @param reading the parser; throws {@link IllegalArgumentException} if the text is invalid
   * @return the result of the parser
   */
  public <T> T parse(int line, Supplier<T> reading) {
    try {
      return reading.get();
    } catch (IllegalArgumentException e) {
      throw malformed(line, String.valueOf(e.getMessage()), e);
    }
  }
}
