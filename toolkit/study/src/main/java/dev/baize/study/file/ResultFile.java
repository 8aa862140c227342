package dev.baize.study.file;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
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
 * replaced.
 */
public final class ResultFile {

  private final Path path;

  private ResultFile(Path path) {
    this.path = path;
  }

  /**
   * Requires a file that does not exist or is empty and, as far as can be checked, can be written.
   */
  public static ResultFile of(Path path) throws IOException {
    ResultFile file = new ResultFile(path);
    file.requireRegular();
    if (Files.exists(path) && Files.size(path) > 0) {
      throw file.exists();
    }
    file.requireWritable();
    return file;
  }

  /** Requires a file that exists and, as far as can be checked, can be replaced. */
  public static ResultFile existing(Path path) throws IOException {
    ResultFile file = new ResultFile(path);
    file.requireRegular();
    file.requireWritable();
    return file;
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

  private void requireWritable() throws IOException {
    if (Files.exists(path) && !Files.isWritable(path)) {
      throw failure("permission denied");
    }
    if (!Files.isDirectory(folder())) {
      throw failure("there is no folder " + folder());
    }
    if (!Files.isWritable(folder())) {
      throw failure("permission denied");
    }
    requireName();
    requireFolderForFiles();
  }

  /** A name may be one that no file can have, for instance because it is too long. */
  private void requireName() throws IOException {
    try {
      Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    } catch (NoSuchFileException e) {
      return;
    } catch (IOException e) {
      throw failure(e);
    }
  }

  /** A folder may be one in which nobody can create files, such as those of {@code /proc}. */
  private void requireFolderForFiles() throws IOException {
    try {
      Files.delete(PartFile.write(path, new byte[0]));
    } catch (NoSuchFileException e) {
      throw failure("no file can be created in " + folder());
    } catch (IOException e) {
      throw failure(e);
    }
  }

  private Path folder() {
    Path parent = path.toAbsolutePath().getParent();
    return parent == null ? path.toAbsolutePath() : parent;
  }

  public void write(byte[] bytes) throws IOException {
    try {
      if (Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
        EmptyFile.fill(path, bytes);
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
      Path part = PartFile.write(path, bytes);
      try {
        Files.move(part, path, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(part);
      }
    } catch (IOException e) {
      throw failure(e);
    }
  }

  /** An interrupt of the thread, which a player may have caused, does not stop such a stream. */
  private void requireUnchanged(byte[] before) throws IOException {
    try (InputStream in = new FileInputStream(path.toFile())) {
      if (!Arrays.equals(in.readAllBytes(), before)) {
        throw new IOException("it has been changed meanwhile");
      }
    }
  }

  private void create(byte[] bytes) throws IOException {
    Path part = PartFile.write(path, bytes);
    try {
      move(part);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private void move(Path part) throws IOException {
    try {
      // Unlike a move, this fails if the name has been taken in the meantime.
      Files.createLink(path, part);
    } catch (FileAlreadyExistsException e) {
      throw e;
    } catch (IOException | UnsupportedOperationException e) {
      // A file system without hard links.
      Files.move(part, path);
    }
  }

  private IOException exists() {
    return new IOException(path + ": the file exists and is not empty; nothing is overwritten");
  }

  private IOException failure(IOException cause) {
    String reason =
        cause instanceof FileSystemException failed ? failed.getReason() : cause.getMessage();
    return new IOException(
        String.format(
            Locale.ROOT, "%s cannot be written: %s", path, reason == null ? cause : reason),
        cause);
  }

  private IOException failure(String reason) {
    return new IOException(String.format(Locale.ROOT, "%s cannot be written: %s", path, reason));
  }
}
