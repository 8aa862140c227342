package dev.baize.cli.play;

import java.io.IOException;
import java.io.InterruptedIOException;
import org.jline.terminal.Terminal;
import org.jline.utils.NonBlockingReader;

/** Single keys as they are pressed: what an arrow sends is one. */
final class KeyReader {

  /** No key was pressed. */
  static final int NONE = NonBlockingReader.READ_EXPIRED;

  /** No key will be pressed any more: Ctrl-D, or there is no keyboard. */
  static final int END = NonBlockingReader.EOF;

  /** Ctrl-C. */
  static final int INTERRUPT = 3;

  private static final int CTRL_D = 4;
  private static final int ESCAPE = 27;

  /** What a key sends comes at once; a person who presses Escape waits a moment. */
  private static final long REST_MILLIS = 250;

  private final NonBlockingReader reader;
  private final ControllingTerminal window;
  private final JobControl suspension;

  KeyReader(Terminal terminal, ControllingTerminal window, JobControl suspension) {
    this.reader = terminal.reader();
    this.window = window;
    this.suspension = suspension;
  }

  /**
   * The next key: its character, or the first that it sends.
   *
   * @param millis how long to wait for it
   */
  int next(long millis) {
    int first = read(millis);
    if (first == ESCAPE) {
      skipRest();
    }
    return first == CTRL_D ? END : first;
  }

  /** Takes in what follows the escape character as ECMA-48 says: of Alt and a key, the key. */
  private void skipRest() {
    int next = read(REST_MILLIS);
    if (next == 'O') {
      read(REST_MILLIS);
    } else if (next == '[') {
      do {
        next = read(REST_MILLIS);
      } while (next >= ' ' && next < '@');
    }
  }

  private int read(long millis) {
    int key = suspension.read(() -> readNow(millis));
    return key == NONE && window.isGone() ? END : key;
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
