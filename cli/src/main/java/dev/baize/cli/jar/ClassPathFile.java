package dev.baize.cli.jar;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.util.Optional;

/** Reads files of jars, which may be a thousand times as large as their jar. */
final class ClassPathFile {

  private ClassPathFile() {}

  /**
   * The bytes of a file; empty if there are too many, which are not read.
   *
   * @param most how many bytes it may have
   */
  static Optional<byte[]> read(URL file, int most) throws IOException {
    URLConnection connection = file.openConnection();
    // The cache would keep the jar open, and its contents stale.
    connection.setUseCaches(false);
    try (InputStream in = connection.getInputStream()) {
      byte[] bytes = in.readNBytes(most + 1);
      return bytes.length > most ? Optional.empty() : Optional.of(bytes);
    }
  }
}
