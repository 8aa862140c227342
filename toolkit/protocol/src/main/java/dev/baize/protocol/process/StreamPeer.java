package dev.baize.protocol.process;

import static java.util.Objects.requireNonNullElse;

import com.google.common.base.Throwables;
import com.google.common.util.concurrent.ThreadFactoryBuilder;
import com.google.common.util.concurrent.Uninterruptibles;
import dev.baize.protocol.line.LineInput;
import dev.baize.protocol.line.MalformedLineException;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeoutException;

/**
 * A program that has started this one, and talks to it by two streams. A stream that fails is
 * thrown as {@link UncheckedIOException}; one that ends, as {@link EndOfLinesException}.
 */
public final class StreamPeer implements Peer {

  private final LineInput in;
  private final OutputStream out;

  /**
   * Reads when there is a time limit: a thread that is blocked reading a stream cannot be
   * interrupted.
   */
  private final ExecutorService reader =
      Executors.newSingleThreadExecutor(
          new ThreadFactoryBuilder().setDaemon(true).setNameFormat("baize-reader").build());

  /** A program at the other end of two streams. */
  public StreamPeer(InputStream in, OutputStream out) {
    this.in = new LineInput(in);
    this.out = new BufferedOutputStream(out, 1 << 14);
  }

  @Override
  public void send(byte[] line) {
    try {
      out.write(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public byte[] receive(Optional<Limit> limit) {
    if (in.hasLine()) {
      return read();
    }
    flush();
    return limit.isPresent() ? read(limit.get()) : read();
  }

  private byte[] read() {
    try {
      byte[] line = in.read();
      if (line == null) {
        throw new EndOfLinesException();
      }
      return line;
    } catch (MalformedLineException e) {
      throw BotFailures.tooLong(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private byte[] read(Limit limit) {
    Future<byte[]> line = reader.submit(() -> read());
    try {
      return Uninterruptibles.getUninterruptibly(line, limit.time());
    } catch (TimeoutException e) {
      throw BotFailures.late(limit);
    } catch (ExecutionException e) {
      Throwable cause = requireNonNullElse(e.getCause(), e);
      Throwables.throwIfUnchecked(cause);
      throw new IllegalStateException(cause);
    }
  }

  /** Sends what is left to be sent. */
  public void flush() {
    try {
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close(byte[] goodbye) {
    send(goodbye);
    flush();
    kill();
  }

  @Override
  public void kill() {
    reader.shutdownNow();
  }
}
