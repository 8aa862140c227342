package dev.baize.table;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The folder in which the program keeps what belongs to the person who plays. */
public final class DataFolder {

  private static final String NAME = "baize";

  private DataFolder() {}

  /**
   * {@return the folder, which need not exist: {@code baize} in the one that {@code XDG_DATA_HOME}
   * names, else in that of {@code LOCALAPPDATA}, which Windows sets, else in {@code .local/share}
   * at home; empty if the environment names none} A relative path does not count, as XDG demands.
   *
   * @param environment the environment variables of the user
   */
  public static Optional<Path> of(Map<String, String> environment) {
    return absolute(environment.get("XDG_DATA_HOME"))
        .or(() -> absolute(environment.get("LOCALAPPDATA")))
        .or(() -> absolute(environment.get("HOME")).map(home -> home.resolve(".local/share")))
        .map(folder -> folder.resolve(NAME));
  }

  private static Optional<Path> absolute(@Nullable String folder) {
    try {
      return Optional.ofNullable(folder).map(Path::of).filter(Path::isAbsolute);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }
}
