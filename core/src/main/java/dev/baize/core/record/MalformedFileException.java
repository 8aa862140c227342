package dev.baize.core.record;

import static java.util.Objects.requireNonNull;

import dev.baize.core.text.Excerpt;
import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * Thrown for a text file that cannot be parsed. The message is one line of bounded length for
 * people: file and line, what was found there and what was expected.
 */
public class MalformedFileException extends IllegalArgumentException {

  @Serial private static final long serialVersionUID = 1L;

  private static final int MAX_LENGTH = 1000;

  /** The number of the line, from 1. */
  private final int line;

  /**
   * Says what is wrong.
   *
   * @param place precedes the line number: the name of the file and a colon
   * @param line the number of the line, from 1
   * @param problem what was found and what was expected
   * @param cause the exception that revealed it; null if there is none
   */
  public MalformedFileException(String place, int line, String problem, @Nullable Throwable cause) {
    super(requireNonNull(place) + line + ": " + Excerpt.of(problem, MAX_LENGTH), cause);
    this.line = line;
  }

  /** {@return the number of the wrong line, from 1; one past the last if a line is missing} */
  public int line() {
    return line;
  }
}
