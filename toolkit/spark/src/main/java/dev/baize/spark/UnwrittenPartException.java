package dev.baize.spark;

import java.io.IOException;
import java.io.Serial;
import java.io.UncheckedIOException;

/** The result of a part could not be kept. */
final class UnwrittenPartException extends UncheckedIOException {

  @Serial private static final long serialVersionUID = 1L;

  UnwrittenPartException(IOException cause) {
    super(cause.getMessage(), cause);
  }
}
