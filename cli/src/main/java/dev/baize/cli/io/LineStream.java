package dev.baize.cli.io;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * What others print on {@link System#out} and {@link System#err}: it is passed on to standard error
 * line by line, so that it neither controls the terminal nor runs into the program's own lines.
 */
final class LineStream extends OutputStream {

  /** A longer line is passed on in pieces. */
  private static final int MAX_BYTES = 8192;

  private static final String TAB = " ".repeat(4);

  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private final StandardError err;

  LineStream(StandardError err) {
    this.err = err;
  }

  PrintStream printStream() {
    return new PrintStream(this, false, StandardCharsets.UTF_8);
  }

  @Override
  public synchronized void write(int b) {
    boolean ended = b == '\n';
    if (ended || line.size() == MAX_BYTES) {
      pass();
    }
    if (!ended) {
      line.write(b);
    }
  }

  /** Passes on a line that has not been ended, when nothing more is expected. */
  synchronized void end() {
    if (line.size() > 0) {
      pass();
    }
  }

  private void pass() {
    String text = line.toString(StandardCharsets.UTF_8);
    line.reset();
    String ended = text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
    err.line(ended.replace("\t", TAB));
  }
}
