package dev.baize.cli.fuzz;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Reads so many bytes of a stream and then closes it, as {@code head} does. */
final class HastyReader extends OutputStream {

  private final int most;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private boolean closed;

  HastyReader(int most) {
    this.most = most;
  }

  @Override
  public synchronized void write(int one) throws IOException {
    write(new byte[] {(byte) one}, 0, 1);
  }

  @Override
  public synchronized void write(byte[] more, int from, int length) throws IOException {
    if (bytes.size() > most) {
      closed = true;
      throw new IOException("Broken pipe");
    }
    bytes.write(more, from, length);
  }

  synchronized boolean hasClosed() {
    return closed;
  }

  /** The {@link Bytes} that were read. */
  synchronized String read() {
    return Bytes.of(bytes.toByteArray());
  }
}
