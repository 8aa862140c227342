package dev.baize.core.record;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;

/** A file that interrupts the thread that changes it, in the middle of the change. */
final class InterruptingFile extends RandomAccessFile {

  InterruptingFile(Path file) throws IOException {
    super(file.toFile(), "rw");
  }

  @Override
  public void write(byte[] bytes) throws IOException {
    int half = bytes.length / 2;
    super.write(bytes, 0, half);
    Thread.currentThread().interrupt();
    super.write(bytes, half, bytes.length - half);
  }

  @Override
  public void setLength(long size) throws IOException {
    Thread.currentThread().interrupt();
    super.setLength(size);
  }
}
