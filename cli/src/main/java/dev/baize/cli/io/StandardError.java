package dev.baize.cli.io;

import dev.baize.core.text.Printable;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Standard error: whole lines, with a status line below them that is redrawn in place; whatever is
 * not {@link Printable} is escaped. What players print comes here, too, line by line, so that it
 * neither controls the terminal nor runs into the program's own lines. While something else
 * occupies the whole screen, output is held back. Thread-safe.
 */
public final class StandardError {

  private static final int MAX_HELD = 1 << 24;
  private static final String REST_LOST = "(more was printed, which is lost)\n";

  /** A longer line that players print is written in pieces. */
  private static final int MAX_PRINTED = 8192;

  private final OutputStream bytes;
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final StringBuilder held = new StringBuilder();
  private volatile boolean holding;
  private String bottom = "";

  StandardError(OutputStream bytes) {
    this.bytes = bytes;
  }

  /** A stream for what players print. */
  PrintStream printStream() {
    OutputStream lines =
        new OutputStream() {
          @Override
          public void write(int b) {
            print(b);
          }
        };
    return new PrintStream(lines, false, StandardCharsets.UTF_8);
  }

  private synchronized void print(int b) {
    boolean ended = b == '\n';
    if (ended || printed.size() == MAX_PRINTED) {
      writePrinted();
    }
    if (!ended) {
      printed.write(b);
    }
  }

  /** Ends a line that players have begun. */
  synchronized void endPrinted() {
    if (printed.size() > 0) {
      writePrinted();
    }
  }

  private void writePrinted() {
    String text = printed.toString(StandardCharsets.UTF_8);
    printed.reset();
    String ended = text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
    line(ended.replace("\t", "    "));
  }

  /** Writes a line above the one at the bottom, if there is one. */
  public synchronized void line(String line) {
    write(erasure() + Printable.line(line) + '\n' + bottom);
  }

  /**
   * Lets something be printed on the same screen by another stream, above the line at the bottom.
   */
  synchronized void printAbove(Runnable print) {
    write(erasure());
    print.run();
    write(bottom);
  }

  private String erasure() {
    return bottom.isEmpty() ? "" : '\r' + " ".repeat(bottom.length()) + '\r';
  }

  /** Draws the line at the bottom, over what it was. */
  public synchronized void drawBottom(String line) {
    bottom = Printable.line(line);
    write('\r' + bottom);
  }

  /** Leaves the line at the bottom as it is; later lines follow it. */
  public synchronized void endBottom() {
    bottom = "";
    write("\n");
  }

  /**
   * Holds back everything until it is {@linkplain #release released}; no more than 16 million
   * characters.
   */
  public synchronized void hold() {
    holding = true;
  }

  public void release() {
    if (holding) {
      writeHeld();
    }
  }

  private synchronized void writeHeld() {
    holding = false;
    write(held.toString());
    held.setLength(0);
  }

  private void write(String text) {
    if (holding) {
      hold(text);
      return;
    }
    try {
      bytes.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // There is no other place to report it.
      return;
    }
  }

  private void hold(String text) {
    if (held.length() < MAX_HELD) {
      held.append(text);
      if (held.length() >= MAX_HELD) {
        held.append(REST_LOST);
      }
    }
  }
}
