package dev.baize.protocol.process;

import dev.baize.protocol.line.LineInput;
import dev.baize.protocol.line.MalformedLineException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lines to and from a process. If it does not read what it is sent, its output is read meanwhile,
 * so that the two cannot deadlock. Used by one thread at a time.
 */
final class LinePipes {

  private static final Logger LOG = LoggerFactory.getLogger(LinePipes.class);

  /**
   * The most bytes that are buffered while there are lines to return: less than the questions of
   * all games of a thread, so that the process works on some games while this one works on the
   * others.
   */
  private static final int BUFFER_SIZE = 1 << 13;

  /** How long a process may take to read what it is sent until what it sends is read meanwhile. */
  private static final Duration PATIENCE = Duration.ofMillis(10);

  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(1);

  private final OutputStream out;
  private final LineInput in;
  private final Runnable tooMuch;
  private final ByteArrayOutputStream unsent = new ByteArrayOutputStream(BUFFER_SIZE);
  private final Deadline patience =
      new Deadline(() -> daemon(this::readWhileSending, "baize-reads-ahead"));

  /** Whether this is waiting for the process to read. Guarded by this. */
  private boolean sending;

  /** The pipes of a process; {@code tooMuch} ends it if it sends too much without reading. */
  LinePipes(Process process, Runnable tooMuch) {
    this.out = process.getOutputStream();
    this.in = new LineInput(process.getInputStream());
    this.tooMuch = tooMuch;
  }

  /** Adds a line to what is to be sent. Never waits. */
  void add(byte[] line) {
    unsent.writeBytes(line);
  }

  /** Sends what is to be sent, unless that can wait because there is a line to return. */
  void sendIfNeeded() throws IOException {
    if (unsent.size() > BUFFER_SIZE || (unsent.size() > 0 && !in.hasLine())) {
      send();
    }
  }

  private void send() throws IOException {
    setSending(true);
    patience.set(PATIENCE);
    try {
      unsent.writeTo(out);
      out.flush();
    } finally {
      patience.cancel();
      setSending(false);
      unsent.reset();
    }
  }

  private synchronized void setSending(boolean now) {
    sending = now;
  }

  private void readWhileSending() {
    try {
      while (hasReadWhileSending()) {
        LockSupport.parkNanos(PAUSE);
      }
    } catch (MalformedLineException e) {
      tooMuch.run();
    } catch (IOException e) {
      LOG.atDebug().setCause(e).log("standard output not readable while sending");
    }
  }

  private synchronized boolean hasReadWhileSending() throws IOException {
    if (sending) {
      in.readAvailable();
    }
    return sending;
  }

  /** The next line; null if there are no more. Waits for it. */
  byte @Nullable [] receive() throws IOException {
    return in.read();
  }

  /** Sends what is to be sent, and nothing more. */
  void end() throws IOException {
    try {
      send();
    } finally {
      out.close();
    }
  }

  static Thread daemon(Runnable action, String name) {
    Thread thread = new Thread(action, name);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }
}
