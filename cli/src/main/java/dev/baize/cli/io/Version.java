package dev.baize.cli.io;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

public final class Version {

  private Version() {}

  /** {@return the program and its version, such as {@code baize 0.1.0}} */
  public static String text() {
    return Terminal.PROGRAM + ' ' + number();
  }

  /** {@return the version, such as {@code 0.1.0}} */
  public static String number() {
    try (InputStream in = Version.class.getResourceAsStream("version.txt")) {
      return new String(requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
