package dev.baize.study.file;

import com.google.common.util.concurrent.Uninterruptibles;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Fills files that exist and are empty, in place, so that nothing in them can be replaced. */
final class EmptyFile {

  private EmptyFile() {}

  /**
   * Writes to a file that is no link, and locks it meanwhile. If that fails, it is as empty as
   * before.
   */
  static void fill(Path path, byte[] bytes) throws IOException {
    // An interrupt closes the channel that its thread is using; nobody interrupts this one.
    FutureTask<Path> filling = new FutureTask<>(() -> lockAndWrite(path, bytes));
    new Thread(filling, "result file").start();
    try {
      Uninterruptibles.getUninterruptibly(filling);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException failure) {
        throw failure;
      }
      throw new IllegalStateException(e);
    }
  }

  private static Path lockAndWrite(Path path, byte[] bytes) throws IOException {
    try (FileChannel out =
        FileChannel.open(
            path, StandardOpenOption.WRITE, StandardOpenOption.APPEND, LinkOption.NOFOLLOW_LINKS)) {
      lock(out);
      if (out.size() > 0) {
        throw new FileAlreadyExistsException(path.toString());
      }
      write(out, ByteBuffer.wrap(bytes));
      return path;
    }
  }

  private static void lock(FileChannel out) throws IOException {
    try {
      if (out.tryLock() == null) {
        throw new IOException("it is in use");
      }
    } catch (OverlappingFileLockException e) {
      throw new IOException("it is in use", e);
    }
  }

  private static void write(FileChannel out, ByteBuffer rest) throws IOException {
    try {
      while (rest.hasRemaining()) {
        out.write(rest);
      }
      out.force(true);
    } catch (IOException e) {
      // Only if nobody else has written, whom the lock does not stop.
      if (out.size() == rest.position()) {
        out.truncate(0);
      }
      throw e;
    }
  }
}
