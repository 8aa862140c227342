package dev.baize.cli.match;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Streams of a program that has gone away, or of a device that fails. */
final class FailingStreams {

  private FailingStreams() {}

  /** A stream to which nothing can be written. */
  static OutputStream output(String failure) {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException(failure);
      }
    };
  }

  /** A stream that cannot be read. */
  static InputStream input(String failure) {
    return new InputStream() {
      @Override
      public int read() throws IOException {
        throw new IOException(failure);
      }

      @Override
      public int read(byte[] to, int offset, int length) throws IOException {
        return read();
      }
    };
  }
}
