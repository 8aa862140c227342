package dev.baize.distribution;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The archives that this build has made. */
final class Archives {

  private Archives() {}

  /** The one whose name ends like this. */
  static Path find(String ending) throws IOException {
    try (Stream<Path> files = Files.list(Path.of("target"))) {
      return files
          .filter(file -> file.getFileName().toString().matches("baize-[-.0-9A-Z]+\\" + ending))
          .findFirst()
          .orElseThrow();
    }
  }

  /** The name of the folder in each archive, such as {@code baize-0.1.0}. */
  static String root() throws IOException {
    String name = find(".zip").getFileName().toString();
    return name.substring(0, name.length() - ".zip".length());
  }
}
