package dev.baize.review.notation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Files beside the tests. */
final class Files {

  private Files() {}

  static byte[] bytes(String name) throws IOException {
    try (InputStream in = Files.class.getResourceAsStream(name)) {
      return Objects.requireNonNull(in, name).readAllBytes();
    }
  }

  static String text(String name) throws IOException {
    return new String(bytes(name), StandardCharsets.UTF_8);
  }
}
