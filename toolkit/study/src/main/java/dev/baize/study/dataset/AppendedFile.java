package dev.baize.study.dataset;

import dev.baize.study.file.ResultFile;
import java.io.BufferedInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A file that is locked against other writers and grows at its end. It is no channel, because a
 * player that interrupts its thread would close that.
 */
class AppendedFile extends RandomAccessFile {

  private final Path path;

  AppendedFile(Path path) throws IOException {
    super(path.toFile(), "rw");
    this.path = path;
  }

  /**
   * Opens a file, which is created if it does not exist.
   *
   * @throws IOException that names the file, if it cannot be written, or another process does
   */
  static AppendedFile open(Path path) throws IOException {
    ResultFile.requireWritable(path);
    AppendedFile file = new AppendedFile(path);
    String writer = "another process";
    try {
      if (file.getChannel().tryLock() != null) {
        return file;
      }
    } catch (OverlappingFileLockException e) {
      writer = "this process";
    }
    file.close();
    throw file.failure(writer + " is writing it already");
  }

  private IOException failure(@Nullable String reason) {
    return new IOException(path + " cannot be written: " + reason);
  }

  /** The bytes of the file from a position on; the stream must not be closed. */
  InputStream bytes(long from) throws IOException {
    seek(from);
    return new BufferedInputStream(new FileInputStream(getFD()));
  }

  /** Writes at a position. If that fails, the file is as long as before, as far as possible. */
  void write(long position, byte[] bytes) throws IOException {
    long length = length();
    try {
      seek(position);
      write(bytes);
    } catch (IOException e) {
      IOException failure = failure(e.getMessage());
      failure.addSuppressed(e);
      try {
        setLength(length);
      } catch (IOException again) {
        failure.addSuppressed(again);
      }
      throw failure;
    }
  }

  /** Writes to the disk what the system may still hold, even if a player interrupts the thread. */
  void sync() throws IOException {
    boolean interrupted = Thread.interrupted();
    try {
      getChannel().force(true);
    } catch (IOException e) {
      throw failure(e.getMessage());
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
