package dev.baize.cli.log;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.io.Failures;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A file that lines are appended to, in one write each time, so that several processes may share
 * it. Thread-safe; an interrupt of a thread does not close it. It stays open until the process
 * ends.
 */
public final class LogFile {

  private final String problem;
  private final OutputStream bytes;
  private final boolean isEmpty;

  /**
   * Opens a new file, an empty one, or one that begins like a log of this form, in which 0 stands
   * for any digit; but no link. Messages say that {@code what}, by its name, cannot be written.
   */
  public LogFile(String what, String name, String form) {
    this.problem = what + ' ' + name + " cannot be written: ";
    try {
      Path path = Path.of(name);
      this.isEmpty = beginning(path, form).isEmpty();
      // Unlike the channel of a file, this is not closed when its thread is interrupted.
      this.bytes =
          Files.newOutputStream(
              path,
              StandardOpenOption.CREATE,
              StandardOpenOption.APPEND,
              LinkOption.NOFOLLOW_LINKS);
    } catch (InvalidPathException | IOException e) {
      throw new CommandException(ExitStatus.REFUSED, problem + Failures.fileProblem(e), e);
    }
  }

  /** Checked, so that no log is appended to a record or a result by mistake. */
  private static String beginning(Path path, String form) throws IOException {
    if (Files.isDirectory(path)) {
      throw new IOException("it is a folder");
    }
    if (Files.isSymbolicLink(path)) {
      throw new IOException("it is a link");
    }
    if (!Files.exists(path)) {
      return "";
    }
    if (!Files.isRegularFile(path)) {
      throw new IOException("it is not a regular file");
    }
    try (InputStream in = Files.newInputStream(path)) {
      String beginning = new String(in.readNBytes(form.length()), StandardCharsets.US_ASCII);
      if (!beginning.isEmpty() && !beginning.replaceAll("[0-9]", "0").equals(form)) {
        throw new IOException("it is not empty, and not a log");
      }
      return beginning;
    }
  }

  /** {@return whether nothing was in the file when it was opened} */
  public boolean isEmpty() {
    return isEmpty;
  }

  public synchronized void append(String lines) {
    try {
      bytes.write(lines.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new CommandException(ExitStatus.NOT_WRITTEN, problem + e.getMessage(), e);
    }
  }
}
