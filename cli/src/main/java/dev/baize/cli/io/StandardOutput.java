package dev.baize.cli.io;

import dev.baize.core.text.Printable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Standard output: UTF-8, buffered, without control characters other than line feeds and tabs:
 * whatever is not {@link Printable} is escaped, whatever its source. After a failed write nothing
 * more is written, and every further call throws the same exception.
 */
public final class StandardOutput extends Writer {

  private static final long LOCK_TIMEOUT_MILLIS = 500;
  private static final int BUFFER_CHARACTERS = 1 << 16;

  private final ReentrantLock mutex = new ReentrantLock();
  private final OutputStream bytes;
  private final StringBuilder buffer = new StringBuilder();
  private @Nullable StreamException failure;

  StandardOutput(OutputStream bytes) {
    this.bytes = bytes;
  }

  @Override
  public void write(char[] text, int from, int length) throws StreamException {
    append(CharBuffer.wrap(text, from, length));
  }

  @Override
  public StandardOutput append(CharSequence text) throws StreamException {
    mutex.lock();
    try {
      requireNoFailure();
      buffer.append(text);
      if (buffer.length() >= BUFFER_CHARACTERS) {
        send();
      }
      return this;
    } finally {
      mutex.unlock();
    }
  }

  /** A stream of bytes that are no text for people, which are written as they are. */
  OutputStream bytes() {
    return new Bytes();
  }

  private final class Bytes extends OutputStream {

    @Override
    public void write(int b) throws StreamException {
      writeBytes(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] from, int offset, int length) throws StreamException {
      writeBytes(from, offset, length);
    }

    @Override
    public void flush() throws StreamException {
      StandardOutput.this.flush();
    }
  }

  private void writeBytes(byte[] from, int offset, int length) throws StreamException {
    mutex.lock();
    try {
      requireNoFailure();
      send();
      bytes.write(from, offset, length);
    } catch (IOException e) {
      throw failed(e);
    } finally {
      mutex.unlock();
    }
  }

  /** Writes the buffer, except for a high surrogate at its end. */
  private void send() throws StreamException {
    int whole = buffer.length();
    if (whole > 0 && Character.isHighSurrogate(buffer.charAt(whole - 1))) {
      whole--;
    }
    try {
      bytes.write(Printable.lines(buffer.substring(0, whole)).getBytes(StandardCharsets.UTF_8));
      buffer.delete(0, whole);
    } catch (IOException e) {
      throw failed(e);
    }
  }

  @Override
  public void flush() throws StreamException {
    mutex.lock();
    try {
      requireNoFailure();
      send();
      bytes.flush();
    } catch (IOException e) {
      throw failed(e);
    } finally {
      mutex.unlock();
    }
  }

  @Override
  public void close() throws StreamException {
    flush();
  }

  /**
   * Flushes while the process ends, unless another thread is stuck in a write that nobody reads.
   */
  void flushUnlessStuck() {
    try {
      if (mutex.tryLock(LOCK_TIMEOUT_MILLIS, TimeUnit.MILLISECONDS)) {
        try {
          flush();
        } finally {
          mutex.unlock();
        }
      }
    } catch (StreamException | InterruptedException e) {
      // The process is ending; there is nowhere left to report it.
      return;
    }
  }

  private void requireNoFailure() throws StreamException {
    if (failure != null) {
      throw failure;
    }
  }

  private StreamException failed(IOException cause) {
    if (failure == null) {
      failure = new StreamException("standard output", cause, ExitStatus.NOT_WRITTEN);
    }
    return failure;
  }
}
