package dev.baize.core.text;

import static java.util.Objects.requireNonNull;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * A text file that is not understood. The message is one line, for people: the file, the number of
 * the line, what was found there and what was expected. It is never long, whatever the line holds.
 */
public class MalformedFileException extends IllegalArgumentException {

  @Serial private static final long serialVersionUID = 1L;

  private static final int LONGEST = 1000;

  /** Its number, from 1. */
  private final int line;

  /**
   * Says what is wrong.
   *
   * @param place what stands before the number of the line: the name of the file and a colon
   * @param line the number of the line, from 1
   * @param problem what was found and what was expected
   * @param cause what found it; null if there is no more to know
   */
  public MalformedFileException(String place, int line, String problem, @Nullable Throwable cause) {
    super(requireNonNull(place) + line + ": " + Excerpt.of(problem, LONGEST), cause);
    this.line = line;
  }

  /**
   * {@return the number of the line that is wrong, from 1; one past the last line if a line is
   * missing}
   */
  public int line() {
    return line;
  }
}
