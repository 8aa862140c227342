package dev.baize.study.dataset;

import dev.baize.study.file.ResultFile;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * A file that is locked against other writers and grows at its end. It is a {@link
 * RandomAccessFile} because a player that interrupts its thread would close a channel.
 */
final class AppendedFile implements Closeable {

  private static final int BUFFER = 1 << 16;

  private final Path path;
  private final RandomAccessFile file;

  AppendedFile(Path path, RandomAccessFile file) {
    this.path = path;
    this.file = file;
  }

  /**
   * Opens a file, which is created if it does not exist.
   *
   * @throws IOException that names the file, if it cannot be written, or another process does
   */
  static AppendedFile open(Path path) throws IOException {
    ResultFile.requireWritable(path);
    AppendedFile file = new AppendedFile(path, new RandomAccessFile(path.toFile(), "rw"));
    try {
      file.lock();
      return file;
    } catch (IOException | RuntimeException e) {
      file.close();
      throw e;
    }
  }

  private void lock() throws IOException {
    try {
      if (file.getChannel().tryLock() == null) {
        throw failure(path, "another process is writing it");
      }
    } catch (OverlappingFileLockException e) {
      throw failure(path, "this process is writing it already");
    }
  }

  private static IOException failure(Path path, @Nullable String reason) {
    return new IOException(
        String.format(Locale.ROOT, "%s cannot be written: %s", path, String.valueOf(reason)));
  }

  long length() throws IOException {
    return file.length();
  }

  /** What is in it, from its beginning on; not to be closed. */
  InputStream bytes() throws IOException {
    file.seek(0);
    return new BufferedInputStream(new FileInputStream(file.getFD()));
  }

  /** The checksum of the bytes from one position to before another. */
  long checksum(long from, long to) throws IOException {
    CRC32 sum = new CRC32();
    byte[] buffer = new byte[BUFFER];
    file.seek(from);
    for (long left = to - from; left > 0; ) {
      int part = (int) Math.min(left, BUFFER);
      file.readFully(buffer, 0, part);
      sum.update(buffer, 0, part);
      left -= part;
    }
    return sum.getValue();
  }

  /** Removes what is after a position. */
  void cut(long length) throws IOException {
    file.setLength(length);
  }

  /** Whether the file, from a position on, agrees with these bytes as far as both go. */
  boolean goesOn(long position, byte[] bytes) throws IOException {
    byte[] there = new byte[(int) Math.min(bytes.length, file.length() - position)];
    file.seek(position);
    file.readFully(there);
    return Arrays.equals(there, 0, there.length, bytes, 0, there.length);
  }

  /** Writes at a position. If that fails, the file is as long as before, as far as possible. */
  void write(long position, byte[] bytes) throws IOException {
    long length = file.length();
    try {
      file.seek(position);
      file.write(bytes);
    } catch (IOException e) {
      throw cutBack(length, e);
    }
  }

  private IOException cutBack(long length, IOException cause) {
    IOException failure = failure(path, cause.getMessage());
    failure.addSuppressed(cause);
    try {
      file.setLength(length);
    } catch (IOException e) {
      failure.addSuppressed(e);
    }
    return failure;
  }

  /**
   * Writes to the disk what the system may still hold. A thread that a player has interrupted stays
   * so, but does not close the file.
   */
  void sync() throws IOException {
    boolean interrupted = Thread.interrupted();
    try {
      file.getChannel().force(true);
    } catch (IOException e) {
      throw failure(path, e.getMessage());
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
