package dev.baize.core.lines;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Rejects pipes, devices and sockets: opening one may block forever or have side effects. */
public final class RegularFile {

  private RegularFile() {}

  /**
   * {@return the bytes of a file; to be closed}
   *
   * @param file a regular file, or a link to one
   * @throws IOException if it is not a regular file or cannot be opened
   */
  public static InputStream open(Path file) throws IOException {
    require(file);
    return Files.newInputStream(file);
  }

  /**
   * Requires that a file, if it exists, can be opened without side effects.
   *
   * @param file a regular file, a link to one, or a path at which there is no file yet
   * @throws IOException if it is anything else
   */
  public static void require(Path file) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new IOException("it is not a regular file");
    }
  }
}
