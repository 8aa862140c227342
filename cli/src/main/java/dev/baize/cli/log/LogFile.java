package dev.baize.cli.log;

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
import java.util.function.Consumer;

/**
 * A file that the log is appended to, each line in one write, so that several processes may share
 * it. Thread-safe; an interrupt of a thread does not close it. It stays open until the process
 * ends.
 */
public final class LogFile implements Consumer<String> {

  /** The form of the time with which a line begins, where 0 stands for any digit. */
  private static final String TIME = "0000-00-00T00:00:00.000Z";

  private final String name;
  private final OutputStream bytes;
  private final Consumer<String> complaints;
  private boolean failed;

  private LogFile(String name, OutputStream bytes, Consumer<String> complaints) {
    this.name = name;
    this.bytes = bytes;
    this.complaints = complaints;
  }

  /**
   * Opens a regular file, or a new one, but no link; the exception names the file. One line goes to
   * the complaints if the file can no longer be written.
   */
  public static LogFile append(String name, Consumer<String> complaints) throws IOException {
    try {
      Path path = Path.of(name);
      requireLog(path);
      // Unlike the channel of a file, this is not closed when its thread is interrupted.
      OutputStream bytes =
          Files.newOutputStream(
              path,
              StandardOpenOption.CREATE,
              StandardOpenOption.APPEND,
              LinkOption.NOFOLLOW_LINKS);
      return new LogFile(name, bytes, complaints);
    } catch (InvalidPathException | IOException e) {
      throw new IOException(message(name, Failures.fileProblem(e)), e);
    }
  }

  /** Also keeps a log from being appended to a record or a result by mistake. */
  private static void requireLog(Path path) throws IOException {
    if (Files.isDirectory(path)) {
      throw new IOException("it is a folder");
    }
    if (Files.isSymbolicLink(path)) {
      throw new IOException("it is a link");
    }
    if (!Files.exists(path)) {
      return;
    }
    if (!Files.isRegularFile(path)) {
      throw new IOException("it is not a regular file");
    }
    try (InputStream in = Files.newInputStream(path)) {
      String beginning = new String(in.readNBytes(TIME.length()), StandardCharsets.US_ASCII);
      if (!beginning.isEmpty() && !beginning.replaceAll("[0-9]", "0").equals(TIME)) {
        throw new IOException("it is not empty, and not a log");
      }
    }
  }

  private static String message(String name, String reason) {
    return "the log " + name + " cannot be written: " + reason;
  }

  @Override
  public synchronized void accept(String line) {
    if (failed) {
      return;
    }
    try {
      bytes.write((line + '\n').getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      failed = true;
      complaints.accept(message(name, String.valueOf(e.getMessage())));
    }
  }
}
