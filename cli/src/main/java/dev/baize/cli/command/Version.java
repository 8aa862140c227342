package dev.baize.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints: the version that this was built as. */
public final class Version implements IVersionProvider {

  private static final String RESOURCE = "version.txt";

  /** For picocli. */
  public Version() {}

  @Override
  public String[] getVersion() {
    return new String[] {text()};
  }

  /** {@return the version, such as {@code baize 0.1.0}} */
  public static String text() {
    try (InputStream in = Version.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IOException("the resource " + RESOURCE + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
