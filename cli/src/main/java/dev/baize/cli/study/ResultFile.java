package dev.baize.cli.study;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A new file for a result or its chart, written atomically: to a temporary file beside it, which is
 * then moved. Nothing is overwritten.
 */
final class ResultFile {

  /** Bytes and metadata are on the disk before the file is moved. */
  private static final String WRITTEN_THROUGH = "rwd";

  private final Path path;

  private ResultFile(Path path) {
    this.path = path;
  }

  /**
   * A file that can be written, as far as can be checked beforehand.
   *
   * @throws IOException that names the file and says why it cannot be written
   */
  static ResultFile of(Path path) throws IOException {
    ResultFile file = new ResultFile(path);
    file.requireWritable();
    return file;
  }

  private void requireWritable() throws IOException {
    if (Files.isDirectory(path)) {
      throw failure("it is a folder");
    }
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      throw failure("it is no regular file");
    }
    if (Files.exists(path) && Files.size(path) > 0) {
      throw new IOException(path + ": the file exists and is not empty; nothing is overwritten");
    }
    if (!Files.isDirectory(folder())) {
      throw failure("there is no folder " + folder());
    }
    if (!Files.isWritable(folder())) {
      throw failure("permission denied");
    }
  }

  private Path folder() {
    Path parent = path.toAbsolutePath().getParent();
    return parent == null ? path.toAbsolutePath() : parent;
  }

  /**
   * Writes the file.
   *
   * @throws IOException that names the file and says why it cannot be written
   */
  void write(byte[] bytes) throws IOException {
    requireWritable();
    Path part = path.resolveSibling(path.getFileName() + "." + ProcessHandle.current().pid());
    try {
      // Unlike a channel, this writes to its end even if the thread was interrupted.
      try (RandomAccessFile out = new RandomAccessFile(part.toFile(), WRITTEN_THROUGH)) {
        out.setLength(0);
        out.write(bytes);
      }
      Files.move(part, path, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      Files.deleteIfExists(part);
      throw failure(e);
    }
  }

  private IOException failure(IOException cause) {
    String reason =
        cause instanceof FileSystemException failed ? failed.getReason() : cause.getMessage();
    return new IOException(
        "%s cannot be written: %s".formatted(path, reason == null ? cause : reason), cause);
  }

  private IOException failure(String reason) {
    return new IOException("%s cannot be written: %s".formatted(path, reason));
  }
}
