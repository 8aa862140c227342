package dev.baize.cli.jar;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * A jar cannot be used. The message is one line: which jar, which class or file, what is wrong. A
 * file that is missing or no jar is an {@code IOException} of {@link PlayerJars}.
 */
public final class BrokenJarException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  BrokenJarException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
