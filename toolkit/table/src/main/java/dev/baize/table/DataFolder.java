package dev.baize.table;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
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

  /**
   * {@return a folder, which is made if there is none, and then open to its user alone where the
   * system has such permissions}
   *
   * @param folder any folder for data of the user
   * @throws IOException if it cannot be made
   */
  public static Path made(Path folder) throws IOException {
    return Files.createDirectories(folder, forUser(folder, "rwx------"));
  }

  /** The attributes that give a new file permissions, where the system has any. */
  static FileAttribute<?>[] forUser(Path file, String permissions) {
    return file.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
        }
        : new FileAttribute<?>[0];
  }

  /**
   * Replaces a small file at once, so that nobody ever finds half of it. Only its user can read it.
   *
   * @param file in a folder, which is made if there is none
   * @param text all that the file has then
   * @throws IOException if it cannot be written; then it is as it was
   */
  public static void replace(Path file, String text) throws IOException {
    requireNonNull(text);
    Path folder = made(requireNonNull(file.toAbsolutePath().getParent()));
    Path part = Files.createTempFile(folder, String.valueOf(file.getFileName()), null);
    try {
      Files.writeString(part, text);
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private static Optional<Path> absolute(@Nullable String folder) {
    try {
      return Optional.ofNullable(folder).map(Path::of).filter(Path::isAbsolute);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }
}
