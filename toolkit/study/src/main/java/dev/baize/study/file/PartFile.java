package dev.baize.study.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;

/** Writes temporary files, each under a name that was free. */
final class PartFile {

  private static final int MAX_NAMES = 1000;

  private PartFile() {}

  /** Writes a new file to the disk, in the folder of another one. */
  static Path write(Path beside, byte[] bytes) throws IOException {
    boolean interrupted = false;
    try {
      for (int number = 0; number < MAX_NAMES; number++) {
        interrupted |= Thread.interrupted();
        Path part = name(beside, number);
        try {
          create(part, bytes);
          return part;
        } catch (FileAlreadyExistsException e) {
          // Another name may be free.
        } catch (ClosedByInterruptException e) {
          Files.delete(part);
        }
      }
      throw new IOException("no name is free for a temporary file beside it");
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static Path name(Path beside, int number) {
    return beside.resolveSibling(
        String.format(Locale.ROOT, ".baize.%d-%d", ProcessHandle.current().pid(), number));
  }

  private static void create(Path part, byte[] bytes) throws IOException {
    FileChannel out =
        FileChannel.open(part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    try (out) {
      ByteBuffer rest = ByteBuffer.wrap(bytes);
      while (rest.hasRemaining()) {
        out.write(rest);
      }
      out.force(true);
    } catch (ClosedByInterruptException e) {
      throw e;
    } catch (IOException e) {
      Files.delete(part);
      throw e;
    }
  }
}
