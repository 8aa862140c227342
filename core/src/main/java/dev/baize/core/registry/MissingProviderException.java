package dev.baize.core.registry;

import static java.util.Objects.requireNonNull;

import dev.baize.core.text.Excerpt;
import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * Thrown if no game or player of a name is registered. The message is one line: the name and those
 * that are registered. A file with the name, such as the record of a match, may be sound: another
 * module or jar is missing.
 */
public final class MissingProviderException extends IllegalArgumentException {

  @Serial private static final long serialVersionUID = 1L;

  private static final int MAX_LENGTH = 1000;

  /** As requested. */
  private final String name;

  MissingProviderException(String message, String name, @Nullable Throwable cause) {
    super(message, cause);
    this.name = name;
  }

  /** {@return the name that is not registered, as requested} */
  public String name() {
    return name;
  }

  /**
   * {@return the same exception with the place of the name in a text before its message}
   *
   * @param place the file and the line, say
   */
  public MissingProviderException at(String place) {
    String problem = Excerpt.of(String.valueOf(getMessage()), MAX_LENGTH);
    return new MissingProviderException(requireNonNull(place) + ": " + problem, name, this);
  }
}
