package dev.baize.core.lines;

import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Explains why a file cannot be used; some exceptions of the JDK carry only its name. */
public final class FileErrors {

  private FileErrors() {}

  /** {@return an exception that says what failed and why; {@link NoSuchFileException} stays one} */
  public static IOException explain(Path file, String failure, IOException cause) {
    String reason = reason(file, cause);
    String failed = file + " " + failure;
    IOException explained =
        cause instanceof NoSuchFileException
            ? new NoSuchFileException(failed, null, reason)
            : new IOException(failed + ": " + reason);
    explained.initCause(cause);
    return explained;
  }

  /** Rejects pipes, devices and sockets, which may block or do something when they are opened. */
  public static void requireRegular(Path file) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new IOException("it is not a regular file");
    }
  }

  private static String reason(Path file, IOException cause) {
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file)) {
      return "it is a folder";
    }
    if (cause instanceof NoSuchFileException) {
      return folder == null || Files.isDirectory(folder)
          ? "there is no such file"
          : "there is no folder " + folder;
    }
    if (cause instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (cause instanceof ClosedChannelException) {
      return "it was closed";
    }
    String reason =
        cause instanceof FileSystemException failed ? failed.getReason() : cause.getMessage();
    return reason == null ? cause.toString() : reason;
  }
}
