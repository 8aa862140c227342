package dev.baize.core.lines;

import static com.google.common.base.Strings.lenientFormat;

import com.google.common.io.ByteStreams;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Reads one format from files and from text.
 *
 * @param exceptions creates the exceptions for malformed lines
 * @param content reads all of a stream
 */
public record FormatReader<T>(Source.ExceptionFactory exceptions, Content<T> content) {

  /** More than any record or result has; a file is read as a whole. */
  private static final long MAX_BYTES = 1L << 29;

  /** Reads what a stream holds. */
  @FunctionalInterface
  public interface Content<T> {
    /** {@return what a stream holds} */
    T read(InputStream in, Source source) throws IOException;
  }

  /** {@return what a regular file holds} Exceptions name the file. */
  public T read(Path file) throws IOException {
    try {
      FileErrors.requireRegular(file);
      try (InputStream in = Files.newInputStream(file)) {
        requireSize(Files.size(file));
        return content.read(in, Source.named(file.toString(), exceptions));
      }
    } catch (IOException e) {
      throw FileErrors.explain(file, "cannot be read", e);
    }
  }

  /** Requires that a file can be read as a whole. */
  public static void requireSize(long bytes) throws IOException {
    if (bytes > MAX_BYTES) {
      throw new IOException(
          lenientFormat("it has %s bytes; expected %s at most", bytes, MAX_BYTES));
    }
  }

  /** {@return what a stream holds, up to its end} */
  public T read(InputStream in, String name) throws IOException {
    T whole = content.read(ByteStreams.limit(in, MAX_BYTES), Source.named(name, exceptions));
    if (in.read() >= 0) {
      throw new IOException(lenientFormat("%s has more than %s bytes", name, MAX_BYTES));
    }
    return whole;
  }

  /** {@return what a text holds} */
  public T parse(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    try {
      return content.read(new ByteArrayInputStream(bytes), Source.text(exceptions));
    } catch (IOException e) {
      throw new UncheckedIOException("bytes in memory can be read", e);
    }
  }
}
