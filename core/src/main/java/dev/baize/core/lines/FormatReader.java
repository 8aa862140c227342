package dev.baize.core.lines;

import static com.google.common.base.Strings.lenientFormat;

import com.google.common.io.ByteStreams;
import dev.baize.core.text.Excerpt;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BiFunction;

/**
 * Reads the files of one format, which their first line names; of others, only the beginning.
 *
 * @param kind one word, such as {@code record}
 * @param editable whether a byte order mark and lines that end in CR LF are accepted
 * @param exceptions creates the exceptions for malformed lines
 * @param content parses what follows the first line
 */
public record FormatReader<T>(
    String kind,
    boolean editable,
    Source.ExceptionFactory exceptions,
    BiFunction<byte[], Source, T> content) {

  /** More than any record or result has; a file is read as a whole. */
  private static final long MAX_BYTES = 1L << 29;

  /** The bytes that are read to recognise a file, or to show its beginning. */
  private static final int START = 100;

  private static final String MARK = "\uFEFF";
  private static final int MARK_LENGTH = 3;

  /** {@return the first line of the files of a kind, without its end} */
  public static String firstLine(String kind) {
    return anyVersion(kind) + 1;
  }

  private static String anyVersion(String kind) {
    return "baize " + kind + " ";
  }

  /** {@return what a regular file holds} Exceptions name the file. */
  public T read(Path file) throws IOException {
    try {
      FileErrors.requireRegular(file);
      try (InputStream in = Files.newInputStream(file)) {
        requireSize(Files.size(file));
        return read(in, new Source(file + ":", exceptions));
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
    T whole = read(ByteStreams.limit(in, MAX_BYTES), new Source(name + ":", exceptions));
    if (in.read() >= 0) {
      throw new IOException(lenientFormat("%s has more than %s bytes", name, MAX_BYTES));
    }
    return whole;
  }

  /** {@return what a text holds} */
  public T parse(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    try {
      return read(new ByteArrayInputStream(bytes), new Source("line ", exceptions));
    } catch (IOException e) {
      throw new UncheckedIOException("bytes in memory can be read", e);
    }
  }

  private T read(InputStream in, Source source) throws IOException {
    byte[] start = in.readNBytes(START);
    String text = new String(start, StandardCharsets.UTF_8);
    boolean isMarked = editable && text.startsWith(MARK);
    String shown = isMarked ? text.substring(1) : text;
    String first = firstLine(kind);
    String end = editable && shown.startsWith(first + '\r') ? "\r\n" : "\n";
    if (!shown.startsWith(first + end)) {
      throw source.malformed(1, problem(shown));
    }
    int read = (isMarked ? MARK_LENGTH : 0) + first.length() + end.length();
    InputStream rest =
        new SequenceInputStream(new ByteArrayInputStream(start, read, start.length - read), in);
    return content.apply(rest.readAllBytes(), source);
  }

  private String problem(String start) {
    String first = firstLine(kind);
    String expected = "; expected \"" + first + '"';
    if (start.isEmpty()) {
      return "the file is empty" + expected;
    }
    if (start.startsWith(MARK)) {
      return "a byte order mark precedes the line: " + LineReader.REWRITTEN;
    }
    int end = start.indexOf('\n');
    String line = end < 0 ? start : start.substring(0, end);
    String found = Excerpt.quote(line);
    if (line.equals(first + '\r')) {
      return found + " ends in CR LF: " + LineReader.REWRITTEN;
    }
    if (end < 0 && first.startsWith(line)) {
      return found + " is cut off before the end of the line";
    }
    return found
        + (line.startsWith(anyVersion(kind))
            ? " is a version that is not known here"
            : " begins no " + kind)
        + expected;
  }
}
