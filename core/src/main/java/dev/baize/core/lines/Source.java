package dev.baize.core.lines;

import dev.baize.core.text.MalformedFileException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Where lines come from, to say where they are wrong.
 *
 * @param place what stands before the number of a line in a message
 * @param damage makes the exception that says it
 */
public record Source(String place, Damage damage) {

  /** Makes an exception, as the constructor of {@link MalformedFileException} does. */
  @FunctionalInterface
  public interface Damage {
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
   * @param damage makes the exception that says what is wrong
   */
  public static Source text(Damage damage) {
    return new Source("line ", damage);
  }

  /**
   * {@return the source of the lines of a file}
   *
   * @param file as messages name it
   * @param damage makes the exception that says what is wrong
   */
  public static Source file(Path file, Damage damage) {
    return new Source(file + ":", damage);
  }

  /**
   * {@return an exception for a line}
   *
   * @param line the number of the line, from 1
   * @param problem what was found and what was expected
   */
  public MalformedFileException damaged(int line, String problem) {
    return damaged(line, problem, null);
  }

  /**
   * {@return an exception for a line in which something else has found what is wrong}
   *
   * @param line the number of the line, from 1
   * @param problem what was found and what was expected
   * @param cause what found it; null if there is no more to know
   */
  public MalformedFileException damaged(int line, String problem, @Nullable Throwable cause) {
    return damage.at(place, line, problem, cause);
  }

  /**
   * Tells with the number of the line why something in it was not understood.
   *
   * @param <T> what is read
   * @param line the number of the line, from 1
   * @param reading reads it; throws {@link IllegalArgumentException} if it does not understand
   * @return what was read
   */
  public <T> T understand(int line, Supplier<T> reading) {
    try {
      return reading.get();
    } catch (IllegalArgumentException e) {
      throw damaged(line, String.valueOf(e.getMessage()), e);
    }
  }
}
