package dev.baize.cli.io;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Standard output: UTF-8, buffered. Once a write has failed, nothing more is written, and every
 * further call fails in the same way.
 */
public final class Output extends Writer {

  private static final long PATIENCE_MILLIS = 500;

  /** So many characters are written together. */
  private static final int MUCH = 1 << 16;

  private final ReentrantLock turn = new ReentrantLock();
  private final OutputStream bytes;
  private final StringBuilder kept = new StringBuilder();
  private @Nullable StreamException failure;

  Output(OutputStream bytes) {
    this.bytes = bytes;
  }

  @Override
  public void write(char[] text, int from, int length) throws StreamException {
    append(CharBuffer.wrap(text, from, length));
  }

  @Override
  public void write(String text, int from, int length) throws StreamException {
    append(text.substring(from, from + length));
  }

  @Override
  public Output append(CharSequence text) throws StreamException {
    turn.lock();
    try {
      requireWhole();
      kept.append(text);
      if (kept.length() >= MUCH) {
        send();
      }
      return this;
    } finally {
      turn.unlock();
    }
  }

  /** Writes what was kept, but for the first half of a character whose second has not come yet. */
  private void send() throws StreamException {
    int whole = kept.length();
    if (whole > 0 && Character.isHighSurrogate(kept.charAt(whole - 1))) {
      whole--;
    }
    try {
      bytes.write(kept.substring(0, whole).getBytes(StandardCharsets.UTF_8));
      kept.delete(0, whole);
    } catch (IOException e) {
      throw failed(e);
    }
  }

  @Override
  public void flush() throws StreamException {
    turn.lock();
    try {
      requireWhole();
      send();
      bytes.flush();
    } catch (IOException e) {
      throw failed(e);
    } finally {
      turn.unlock();
    }
  }

  /** Flushes; the stream stays open. */
  @Override
  public void close() throws StreamException {
    flush();
  }

  /** Flushes at the last moment, but not if another thread is stuck because nobody reads. */
  void flushUnlessStuck() {
    try {
      if (turn.tryLock(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
        try {
          flush();
        } finally {
          turn.unlock();
        }
      }
    } catch (StreamException | InterruptedException e) {
      // The program is ending: there is nobody left to tell.
      return;
    }
  }

  private void requireWhole() throws StreamException {
    if (failure != null) {
      throw failure;
    }
  }

  private StreamException failed(IOException cause) {
    if (failure == null) {
      failure = StreamException.output(cause);
    }
    return failure;
  }
}
