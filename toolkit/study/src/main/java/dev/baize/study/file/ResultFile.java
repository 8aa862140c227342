package dev.baize.study.file;

import dev.baize.core.lines.FileErrors;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.Locale;

/**
 * A new file for a result or its chart, written atomically: to a temporary file beside it, which is
 * then moved. One that exists and is empty is written in place, under a lock. Nothing is
 * overwritten but what an interrupted run has left to go on with, and no link is followed or
 * replaced. Every exception names the file and says why it cannot be written.
 */
public final class ResultFile {

  private static final int MAX_NAMES = 1000;

  /** Writes to the disk at once, and without a channel, which an interrupt would close. */
  private static final String SYNCHRONOUS = "rws";

  private final Path path;

  private ResultFile(Path path) {
    this.path = path;
  }

  /** Requires a file that is new or empty and, as far as can be checked, can be written. */
  public static ResultFile of(Path path) throws IOException {
    ResultFile file = new ResultFile(path);
    file.requireRegular();
    if (Files.exists(path) && Files.size(path) > 0) {
      throw file.exists();
    }
    file.requireFolder();
    return file;
  }

  /** Requires a file that exists and, as far as can be checked, can be replaced. */
  public static ResultFile existing(Path path) throws IOException {
    ResultFile file = new ResultFile(path);
    file.requireRegular();
    file.requireFolder();
    return file;
  }

  /** Requires a file that can be written, if it exists: no link and no folder. */
  public static void requireWritable(Path path) throws IOException {
    ResultFile file = new ResultFile(path);
    file.requireRegular();
    file.requirePermission();
  }

  private void requireRegular() throws IOException {
    if (Files.isDirectory(path)) {
      throw failure("it is a folder");
    }
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      throw failure("it is not a regular file");
    }
    if (Files.isSymbolicLink(path)) {
      throw failure("it is a link");
    }
  }

  /** Nobody can create files in some folders, such as those of {@code /proc}. */
  private void requireFolder() throws IOException {
    requirePermission();
    if (!Files.isDirectory(folder())) {
      throw failure("there is no folder " + folder());
    }
    try {
      // A name may be one that no file can have, for instance because it is too long.
      Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    } catch (NoSuchFileException e) {
      // It is free.
    } catch (IOException e) {
      throw failure(e);
    }
    try {
      Files.delete(temporary(new byte[0]));
    } catch (NoSuchFileException e) {
      throw failure("no file can be created in " + folder());
    } catch (IOException e) {
      throw failure(e);
    }
  }

  private void requirePermission() throws IOException {
    if (Files.exists(path) && !Files.isWritable(path)) {
      throw failure("permission denied");
    }
  }

  private Path folder() {
    Path parent = path.toAbsolutePath().getParent();
    return parent == null ? path.toAbsolutePath() : parent;
  }

  /** Writes the file. */
  public void write(byte[] bytes) throws IOException {
    try {
      if (Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
        fill(bytes);
      } else {
        create(bytes);
      }
    } catch (FileAlreadyExistsException e) {
      throw exists();
    } catch (IOException e) {
      throw failure(e);
    }
  }

  /** Replaces what is in the file at once, unless there is something else in it than before. */
  public void replace(byte[] before, byte[] bytes) throws IOException {
    try {
      requireUnchanged(before);
      Path part = temporary(bytes);
      try {
        Files.move(part, path, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(part);
      }
    } catch (IOException e) {
      throw failure(e);
    }
  }

  private void requireUnchanged(byte[] before) throws IOException {
    try (InputStream in = new FileInputStream(path.toFile())) {
      if (!Arrays.equals(in.readAllBytes(), before)) {
        throw new IOException("it has been changed meanwhile");
      }
    }
  }

  private void create(byte[] bytes) throws IOException {
    Path part = temporary(bytes);
    try {
      // Unlike a move, this fails if the name has been taken in the meantime.
      Files.createLink(path, part);
    } catch (FileAlreadyExistsException e) {
      throw e;
    } catch (IOException | UnsupportedOperationException e) {
      // A file system without hard links.
      Files.move(part, path);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  /** Writes a new file to the disk, in the same folder and under a name that was free. */
  private Path temporary(byte[] bytes) throws IOException {
    for (int number = 0; number < MAX_NAMES; number++) {
      Path part =
          path.resolveSibling(
              String.format(Locale.ROOT, ".baize.%d-%d", ProcessHandle.current().pid(), number));
      try {
        Files.createFile(part);
      } catch (FileAlreadyExistsException e) {
        continue;
      }
      try (RandomAccessFile out = new RandomAccessFile(part.toFile(), SYNCHRONOUS)) {
        out.write(bytes);
        return part;
      } catch (IOException e) {
        Files.deleteIfExists(part);
        throw e;
      }
    }
    throw new IOException("no name is free for a temporary file beside it");
  }

  /** Fills a file that is empty, in place; if that fails, it is as empty as before. */
  private void fill(byte[] bytes) throws IOException {
    try (RandomAccessFile out = new RandomAccessFile(path.toFile(), SYNCHRONOUS)) {
      if (Files.isSymbolicLink(path) || !isLocked(out)) {
        throw new IOException("it is in use");
      }
      if (out.length() > 0) {
        throw new FileAlreadyExistsException(path.toString());
      }
      try {
        out.write(bytes);
      } catch (IOException e) {
        // Only if nobody else has written, whom the lock does not stop.
        if (out.length() == out.getFilePointer()) {
          out.setLength(0);
        }
        throw e;
      }
    }
  }

  private static boolean isLocked(RandomAccessFile out) throws IOException {
    try {
      return out.getChannel().tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  private IOException exists() {
    return new IOException(path + ": the file exists and is not empty; nothing is overwritten");
  }

  private IOException failure(IOException cause) {
    return FileErrors.explain(path, "cannot be written", cause);
  }

  private IOException failure(String reason) {
    return new IOException(path + " cannot be written: " + reason);
  }
}
