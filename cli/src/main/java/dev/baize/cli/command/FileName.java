package dev.baize.cli.command;

import dev.baize.cli.io.Terminal;
import dev.baize.core.text.Excerpt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

public final class FileName {

  private static final String FOLDER = "/";

  private FileName() {}

  public static boolean isInput(Path path) {
    return path.toString().equals(Terminal.INPUT);
  }

  /** {@return the path as an argument that is not taken for an option} */
  public static String argument(Path path) {
    String name = path.toString();
    return name.startsWith("-") ? "./" + name : name;
  }

  /** {@return whether two paths lead to one file, which need not exist} */
  public static boolean isSame(Path one, Path other) {
    try {
      return real(one).equals(real(other)) || Files.isSameFile(one, other);
    } catch (IOException e) {
      return false;
    }
  }

  /** Without links, as far as the file exists. */
  private static Path real(Path path) throws IOException {
    Path absolute = path.toAbsolutePath().normalize();
    if (Files.exists(absolute)) {
      return absolute.toRealPath();
    }
    Path folder = absolute.getParent();
    return folder != null && Files.exists(folder)
        ? folder.toRealPath().resolve(absolute.getFileName())
        : absolute;
  }

  /** {@return the path of a text, if this system can have a file of that name} */
  public static Path parse(String text) {
    if (text.isEmpty()) {
      throw new IllegalArgumentException("\"\"; expected the name of a file");
    }
    try {
      Path path = Path.of(text);
      if (text.endsWith(FOLDER) && !Files.isDirectory(path)) {
        throw new IllegalArgumentException(text + ": there is no such folder");
      }
      return path;
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException(
          Excerpt.quote(text) + " is not a valid file name: " + e.getReason(), e);
    }
  }
}
