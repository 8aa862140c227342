package dev.baize.terminal;

import java.io.IOException;
import java.io.InterruptedIOException;
import org.jline.terminal.Terminal;
import org.jline.utils.NonBlockingReader;

/** Reads single keys; the escape sequence of an arrow key is one. */
final class KeyReader {

  /** No key was pressed. */
  static final int NONE = NonBlockingReader.READ_EXPIRED;

  /** No key will be pressed any more: Ctrl-D, or there is no keyboard. */
  static final int END = NonBlockingReader.EOF;

  /** Ctrl-C. */
  static final int INTERRUPT = 3;

  /** What is added to the last character of an escape sequence: {@code ARROWS + 'C'} is right. */
  static final int ARROWS = 1 << 16;

  private static final int CTRL_D = 4;
  private static final int ESCAPE = 27;

  /** The bytes of one key arrive together; after a lone Escape nothing follows for longer. */
  private static final long REST_MILLIS = 250;

  private final NonBlockingReader reader;
  private final JobControl jobs;

  KeyReader(Terminal terminal, JobControl jobs) {
    this.reader = terminal.reader();
    this.jobs = jobs;
  }

  /** The next key: its character, or {@link #ARROWS} and the last of its escape sequence. */
  int next(long millis) {
    int first = read(millis);
    if (first == ESCAPE) {
      return rest();
    }
    return first == CTRL_D ? END : first;
  }

  /**
   * The rest of an escape sequence (ECMA-48), of which the final character tells the key, or the
   * number before a final tilde; of Alt and a key, the key.
   */
  private int rest() {
    int next = read(REST_MILLIS);
    int last = next;
    if (next == 'O') {
      last = read(REST_MILLIS);
    } else if (next == '[') {
      do {
        last = next;
        next = read(REST_MILLIS);
      } while (next >= ' ' && next < '@');
      last = next == '~' ? last : next;
    }
    return ARROWS + Math.max(last, 0);
  }

  private int read(long millis) {
    int key = jobs.read(() -> readNow(millis));
    return key == NONE && jobs.isWindowGone() ? END : key;
  }

  private int readNow(long millis) {
    try {
      return reader.read(millis);
    } catch (InterruptedIOException e) {
      // JLine interrupts the thread for a Ctrl-C that comes just behind a line.
      return INTERRUPT;
    } catch (IOException e) {
      // The window is gone.
      return END;
    }
  }
}
