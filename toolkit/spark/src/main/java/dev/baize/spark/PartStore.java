package dev.baize.spark;

import dev.baize.study.simulation.GameRange;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.ChecksumException;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.jspecify.annotations.Nullable;

/**
 * A folder in which the results of parts are kept, one file each, so that a run whose driver has
 * crashed does not begin from nothing. A file appears when it is complete, even if several drivers
 * write it at once.
 */
final class PartStore {

  /** As much as is read of any file with a result. */
  private static final long MAX_BYTES = 1L << 29;

  private static final Pattern NAME = Pattern.compile("part-([0-9]{1,18})-[0-9]{1,18}");

  private final Path folder;
  private final FileSystem files;

  private PartStore(Path folder, FileSystem files) {
    this.folder = folder;
    this.files = files;
  }

  /** Opens a folder that Hadoop understands the name of, which is created if it does not exist. */
  static PartStore open(String name, Configuration hadoop) throws IOException {
    try {
      Path folder = new Path(name);
      FileSystem files = folder.getFileSystem(hadoop);
      if (!files.mkdirs(folder)) {
        throw new IOException("it cannot be created");
      }
      return new PartStore(folder, files);
    } catch (IOException | RuntimeException e) {
      // File systems that cannot be loaded throw any of these.
      throw new IOException(
          String.format(Locale.ROOT, "%s cannot be used: %s", name, e.getMessage()), e);
    }
  }

  /**
   * The files of all kept parts, in the order of their games.
   *
   * @throws IOException that names the folder, if it cannot be read, or one in it that has the name
   *     of a part
   */
  List<FileStatus> list() throws IOException {
    List<FileStatus> parts;
    try {
      parts =
          Arrays.stream(files.listStatus(folder))
              .filter(file -> NAME.matcher(file.getPath().getName()).matches())
              .sorted(Comparator.comparingLong(file -> from(file.getPath())))
              .toList();
    } catch (FileNotFoundException e) {
      throw new IOException(folder + " cannot be read: there is no such folder", e);
    }
    for (FileStatus part : parts) {
      if (part.isDirectory()) {
        throw new IOException(part.getPath() + " is a folder; expected the file of a part");
      }
    }
    return parts;
  }

  private static long from(Path file) {
    Matcher name = NAME.matcher(file.getName());
    if (!name.matches()) {
      throw new IllegalArgumentException(file + " is not that of a part");
    }
    return Long.parseLong(name.group(1));
  }

  /**
   * The text of a kept part.
   *
   * @throws IOException that names the file, if it cannot be read
   */
  String read(FileStatus file) throws IOException {
    Path path = file.getPath();
    if (file.getLen() > MAX_BYTES) {
      throw damaged(
          path,
          String.format(
              Locale.ROOT, "it has %d bytes; expected %d at most", file.getLen(), MAX_BYTES),
          null);
    }
    try (InputStream in = files.open(path)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (ChecksumException e) {
      throw damaged(path, "its checksum is wrong", e);
    } catch (IOException | FSError e) {
      throw new IOException(
          String.format(Locale.ROOT, "%s cannot be read: %s", path, reason(e)), e);
    }
  }

  /** Says that a file is not as it was written. */
  static IOException damaged(Path file, @Nullable String reason, @Nullable Throwable cause) {
    return new IOException(
        String.format(
            Locale.ROOT, "%s is damaged: %s; delete it to play its games again", file, reason),
        cause);
  }

  /**
   * Keeps the result of a part. A failure is no failure if another attempt succeeds: Ctrl-C also
   * ends the processes that Hadoop starts to write a file.
   *
   * @throws IOException that names the file, if it cannot be written
   */
  void keep(GameRange part, String text) throws IOException {
    Path file = new Path(folder, "part-" + part.from() + "-" + (part.to() - 1));
    try {
      write(text, file);
    } catch (IOException | FSError first) {
      try {
        write(text, file);
      } catch (IOException | FSError e) {
        throw new IOException(
            String.format(Locale.ROOT, "%s cannot be written: %s", file, reason(e)), e);
      }
    }
  }

  /**
   * Hadoop hides some failures of the local file system in an error without a message of its own.
   */
  private static @Nullable String reason(Throwable failure) {
    Throwable cause = failure.getCause();
    return failure instanceof FSError && cause != null ? cause.getMessage() : failure.getMessage();
  }

  /** Deletes what was begun of a file, after a failure. */
  private void delete(Path begun, Throwable failure) {
    try {
      files.delete(begun, false);
    } catch (IOException | FSError e) {
      failure.addSuppressed(e);
    }
  }

  private void write(String text, Path file) throws IOException {
    Path begun = new Path(folder, "." + file.getName() + "." + UUID.randomUUID() + ".tmp");
    try {
      try (OutputStream out = files.create(begun, true)) {
        out.write(text.getBytes(StandardCharsets.UTF_8));
      }
      rename(begun, file);
    } catch (IOException | FSError e) {
      delete(begun, e);
      throw e;
    }
  }

  private void rename(Path begun, Path file) throws IOException {
    if (!files.rename(begun, file)) {
      if (!files.exists(file)) {
        throw new IOException("it cannot be renamed from " + begun.getName());
      }
      files.delete(begun, false);
    }
  }
}
