package dev.baize.core.registry;

import static java.util.Objects.requireNonNull;

import dev.baize.core.text.Excerpt;
import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * No game or player of a name is registered. The message is one line: the name, and those that
 * there are. What names it, such as the record of a match, may be sound: it needs another module or
 * jar.
 */
public final class MissingProviderException extends IllegalArgumentException {

  @Serial private static final long serialVersionUID = 1L;

  private static final int MAX_LENGTH = 1000;

  /** As it was asked for. */
  private final String name;

  MissingProviderException(String message, String name, @Nullable Throwable cause) {
    super(message, cause);
    this.name = name;
  }

  /** {@return the name that is not registered, as it was asked for} */
  public String name() {
    return name;
  }

  /**
   * {@return the same exception for a name that stands somewhere in a text, which the message
   * begins with}
   *
   * @param place where the name stands: the file and the line, say
   */
  public MissingProviderException at(String place) {
    String problem = Excerpt.of(String.valueOf(getMessage()), MAX_LENGTH);
    return new MissingProviderException(requireNonNull(place) + ": " + problem, name, this);
  }
}
