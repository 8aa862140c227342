package dev.baize.cli.command;

import dev.baize.core.text.Excerpt;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** The name of a file on the command line. */
public final class FileName {

  private FileName() {}

  /**
   * {@return the path of a text}
   *
   * @param text of any length and content
   * @throws IllegalArgumentException if this system cannot have a file of that name, for instance
   *     because its locale lacks a character
   */
  public static Path parse(String text) {
    if (text.isEmpty()) {
      throw new IllegalArgumentException("\"\"; expected the name of a file");
    }
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException(
          "%s is not a valid file name: %s".formatted(Excerpt.quote(text), e.getReason()), e);
    }
  }
}
