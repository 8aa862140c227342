package dev.baize.core.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder for one try of a property, which JUnit's own folders do not reach. */
record TempFolder(Path path) implements AutoCloseable {

  static TempFolder create() throws IOException {
    return new TempFolder(Files.createTempDirectory("record"));
  }

  Path file(String name) {
    return path.resolve(name);
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> all = Files.walk(path)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
  }
}
