package dev.baize.cli.io;

import java.io.OutputStream;

/** Standard output for bytes that are no text for people. It stays open. */
final class OutputBytes extends OutputStream {

  private final StandardOutput out;

  OutputBytes(StandardOutput out) {
    this.out = out;
  }

  @Override
  public void write(int b) throws StreamException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] from, int offset, int length) throws StreamException {
    out.writeBytes(from, offset, length);
  }

  @Override
  public void flush() throws StreamException {
    out.flush();
  }
}
