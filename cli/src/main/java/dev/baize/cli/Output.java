package dev.baize.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Standard output: UTF-8, buffered. Once a write has failed, nothing more is written, and every
 * further call fails in the same way.
 */
final class Output extends Writer {

  private static final long PATIENCE_MILLIS = 500;

  private final ReentrantLock turn = new ReentrantLock();
  private final Writer encoder;
  private @Nullable StreamException failure;

  Output(OutputStream bytes) {
    this.encoder = new OutputStreamWriter(bytes, StandardCharsets.UTF_8);
  }

  @Override
  public void write(char[] text, int from, int length) throws StreamException {
    turn.lock();
    try {
      requireWhole();
      encoder.write(text, from, length);
    } catch (IOException e) {
      throw failed(e);
    } finally {
      turn.unlock();
    }
  }

  @Override
  public void flush() throws StreamException {
    turn.lock();
    try {
      requireWhole();
      encoder.flush();
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
