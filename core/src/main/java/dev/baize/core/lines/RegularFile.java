package dev.baize.core.lines;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Rejects pipes, devices and sockets: opening one may block forever or have side effects. */
public final class RegularFile {

  private RegularFile() {}

  /** {@return the bytes of a file; to be closed} */
  public static InputStream open(Path file) throws IOException {
    require(file);
    return Files.newInputStream(file);
  }

  /** Requires that a file, if it exists, can be opened without side effects. */
  public static void require(Path file) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new IOException("it is not a regular file");
    }
  }
}
