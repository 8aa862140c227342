package dev.baize.core.lines;

import dev.baize.core.text.MalformedFileException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Where lines come from, to say where they are wrong.
 *
 * @param place what stands before the number of a line in a message
 * @param exceptions makes the exception that says it
 */
public record Source(String place, ExceptionFactory exceptions) {

  /** Makes an exception, as the constructor of {@link MalformedFileException} does. */
  @FunctionalInterface
  public interface ExceptionFactory {
    /**
     * {@return the exception for a line}
     *
     * @param place what stands before the number of the line
     * @param line the number of the line, from 1
     * @param problem what was found and what was expected
     * @param cause what found it; null if there is no more to know
     */
    MalformedFileException at(String place, int line, String problem, @Nullable Throwable cause);
  }

  /**
   * {@return the source of text that is in no file}
   *
   * @param exceptions makes the exception that says what is wrong
   */
  public static Source text(ExceptionFactory exceptions) {
    return new Source("line ", exceptions);
  }

  /**
   * {@return the source of the lines of a file}
   *
   * @param file as messages name it
   * @param exceptions makes the exception that says what is wrong
   */
  public static Source file(Path file, ExceptionFactory exceptions) {
    return new Source(file + ":", exceptions);
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
   * {@return an exception for a line in which something else has found what is wrong}
   *
   * @param line the number of the line, from 1
   * @param problem what was found and what was expected
   * @param cause what found it; null if there is no more to know
   */
  public MalformedFileException malformed(int line, String problem, @Nullable Throwable cause) {
    return exceptions.at(place, line, problem, cause);
  }

  /**
   * Tells with the number of the line why something in it was not understood.
   *
   * @param <T> what is read
   * @param line the number of the line, from 1
   * @param reading reads it; throws {@link IllegalArgumentException} if it does not understand
   * @return what was read
   */
  public <T> T parse(int line, Supplier<T> reading) {
    try {
      return reading.get();
    } catch (IllegalArgumentException e) {
      throw malformed(line, String.valueOf(e.getMessage()), e);
    }
  }
}
