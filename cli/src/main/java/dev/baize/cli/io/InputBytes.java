package dev.baize.cli.io;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** The bytes of standard input. It stays open. */
final class InputBytes extends FilterInputStream {

  InputBytes(InputStream in) {
    super(in);
  }

  @Override
  public int read() throws StreamException {
    try {
      return super.read();
    } catch (IOException e) {
      throw StreamException.input(e);
    }
  }

  @Override
  public int read(byte[] to, int offset, int length) throws StreamException {
    try {
      return super.read(to, offset, length);
    } catch (IOException e) {
      throw StreamException.input(e);
    }
  }

  @Override
  public void close() {
    // Standard input ends with the program.
  }
}
