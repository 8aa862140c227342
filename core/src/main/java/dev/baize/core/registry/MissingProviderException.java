package dev.baize.core.registry;

import static java.util.Objects.requireNonNull;

import dev.baize.core.text.Excerpt;
import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * Thrown if no game or player with a given name is registered; names the others in one line. If the
 * name comes from a file, the file may be valid and a module or jar missing.
 */
public final class MissingProviderException extends IllegalArgumentException {

  @Serial private static final long serialVersionUID = 1L;

  private static final int MAX_LENGTH = 1000;

  MissingProviderException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }

  /**
   * {@return a copy of this exception whose message begins with the place of the name in a file}
   *
   * @param place such as the file and the line
   */
  public MissingProviderException at(String place) {
    String problem = Excerpt.of(String.valueOf(getMessage()), MAX_LENGTH);
    return new MissingProviderException(requireNonNull(place) + ": " + problem, this);
  }
}
