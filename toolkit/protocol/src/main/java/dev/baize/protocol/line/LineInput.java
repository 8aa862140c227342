package dev.baize.protocol.line;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reads lines of limited length from a stream, skipping empty ones. After an exception, no more can
 * be read.
 */
public final class LineInput {

  private static final int NONE = -1;
  private static final int BUFFER = 1 << 14;
  private static final int MAX_AHEAD = 1 << 22;

  private final InputStream in;
  private byte[] buffer = new byte[BUFFER];

  /** The range of the buffer that has been read but not returned. */
  private int start;

  private int end;

  /** There is no line feed in front of this index. */
  private int searched;

  public LineInput(InputStream in) {
    this.in = in;
  }

  /** {@return whether {@link #read} returns a line without waiting for the stream} */
  public boolean hasLine() {
    return lineFeed() != NONE;
  }

  /** The index of the line feed that ends the next line; skips empty lines. */
  private int lineFeed() {
    while (searched < end) {
      if (buffer[searched] == '\n') {
        if (!isEmpty(searched)) {
          return searched;
        }
        start = searched + 1;
      }
      searched++;
    }
    return NONE;
  }

  /** Whether the line before an index is empty, but for the carriage return of some systems. */
  private boolean isEmpty(int lineEnd) {
    return lineEnd == start || (lineEnd == start + 1 && buffer[start] == '\r');
  }

  /**
   * {@return the next line that is not empty, without its end; null at the end of the stream} A
   * last line without an end counts.
   */
  public byte @Nullable [] read() throws IOException {
    int lineFeed = lineFeed();
    while (lineFeed == NONE) {
      requireLength(end);
      if (!fill()) {
        return isEmpty(end) ? null : take(end, end);
      }
      lineFeed = lineFeed();
    }
    requireLength(lineFeed);
    return take(lineFeed, lineFeed + 1);
  }

  /** Reads what the stream has, without waiting for it, to be returned later. */
  public void readAvailable() throws IOException {
    while (in.available() > 0 && fill()) {
      if (end - start > MAX_AHEAD) {
        throw new MalformedLineException("more than 4 MiB ahead");
      }
    }
  }

  private byte[] take(int lineEnd, int next) {
    byte[] line = Arrays.copyOfRange(buffer, start, lineEnd);
    start = next;
    searched = next;
    return line;
  }

  private void requireLength(int lineEnd) throws MalformedLineException {
    if (lineEnd - start > Line.MAX_LENGTH) {
      throw new MalformedLineException("a line of more than 1 MiB");
    }
  }

  /** Reads more; false at the end of the stream. */
  private boolean fill() throws IOException {
    if (start > 0) {
      System.arraycopy(buffer, start, buffer, 0, end - start);
      end -= start;
      searched -= start;
      start = 0;
    }
    if (end == buffer.length) {
      buffer = Arrays.copyOf(buffer, 2 * buffer.length);
    }
    int read = in.read(buffer, end, buffer.length - end);
    if (read > 0) {
      end += read;
    }
    return read >= 0;
  }
}
