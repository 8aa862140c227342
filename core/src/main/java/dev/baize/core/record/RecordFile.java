package dev.baize.core.record;

import dev.baize.core.lines.FileErrors;
import dev.baize.core.lines.RegularFile;
import java.io.Closeable;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A file locked for writing by this process, which appends whole lines. It is a {@link
 * RandomAccessFile} because interrupting a thread closes the channel that it is using, which
 * releases the lock.
 */
final class RecordFile implements Closeable {

  private static final Logger LOG = LoggerFactory.getLogger(RecordFile.class);

  private static final String FOR_WRITING = "rw";

  private final Path path;
  private final RandomAccessFile file;

  /** Where the next line goes: the end of the file, unless another program has changed it. */
  private long end;

  private RecordFile(Path path, RandomAccessFile file) {
    this.path = path;
    this.file = file;
  }

  /** Opens a file, which is created if it does not exist. */
  static RecordFile create(Path path) throws IOException {
    try {
      requireNoLink(path);
      RecordFile file = lock(path, openForWriting(path));
      try {
        // It may have been replaced since.
        requireNoLink(path);
      } catch (IOException e) {
        file.closeAfter(e);
        throw e;
      }
      return file;
    } catch (IOException e) {
      throw FileErrors.explain(path, "cannot be written", e);
    }
  }

  private static void requireNoLink(Path path) throws IOException {
    if (Files.isSymbolicLink(path)) {
      throw new IOException("it is a link");
    }
  }

  /** Opens an existing file. */
  static RecordFile open(Path path) throws IOException {
    try {
      if (Files.notExists(path)) {
        throw new NoSuchFileException(path.toString());
      }
      return lock(path, openForWriting(path));
    } catch (IOException e) {
      throw FileErrors.explain(path, "cannot be written", e);
    }
  }

  private static RandomAccessFile openForWriting(Path path) throws IOException {
    RegularFile.require(path);
    try {
      return new RandomAccessFile(path.toFile(), FOR_WRITING);
    } catch (FileNotFoundException e) {
      // Opening a channel fails with an exception that says why.
      FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE).close();
      throw e;
    }
  }

  /** Locks an open file; closes it if that fails. */
  static RecordFile lock(Path path, RandomAccessFile open) throws IOException {
    RecordFile file = new RecordFile(path, open);
    try {
      if (open.getChannel().tryLock() == null) {
        throw new IOException("another process is writing it");
      }
      LOG.atDebug().addKeyValue("file", path).log("record locked");
    } catch (OverlappingFileLockException e) {
      IOException twice = new IOException("this process is writing it already", e);
      file.closeAfter(twice);
      throw twice;
    } catch (IOException | RuntimeException e) {
      file.closeAfter(e);
      throw e;
    }
    return file;
  }

  boolean isEmpty() throws IOException {
    return file.length() == 0;
  }

  /** Reads the record in the file; the position is then at its end, ready for writing. */
  MatchRecord read() throws IOException {
    try {
      MatchRecord record =
          MatchRecord.read(new FileInputStream(file.getFD()), MatchRecord.source(path));
      end = file.getFilePointer();
      return record;
    } catch (IOException e) {
      throw FileErrors.explain(path, "cannot be read", e);
    }
  }

  /**
   * Writes whole lines in one write, unless another program has changed the file's length. If that
   * fails, a partial write is truncated; if that fails too, the file is closed, so that nothing can
   * follow half a line.
   */
  void write(String lines) throws IOException {
    byte[] bytes = lines.getBytes(StandardCharsets.UTF_8);
    try {
      requireOpen();
      if (file.length() != end) {
        throw changed();
      }
      append(bytes);
    } catch (IOException e) {
      throw FileErrors.explain(path, "cannot be written", e);
    }
  }

  private void append(byte[] bytes) throws IOException {
    try {
      file.write(bytes);
    } catch (IOException e) {
      cutBack(e);
      throw e;
    }
    end += bytes.length;
  }

  private void cutBack(IOException failure) {
    try {
      long written = file.length() - end;
      file.setLength(end);
      file.seek(end);
      LOG.atWarn()
          .addKeyValue("file", path)
          .addKeyValue("bytes", written)
          .setCause(failure)
          .log("write failed, record cut back");
    } catch (IOException e) {
      failure.addSuppressed(e);
      closeAfter(failure);
    }
  }

  /**
   * Truncates the file, which stays locked.
   *
   * @param expected the expected contents; a file with any other is left unchanged
   * @param prefix the prefix that stays
   */
  void cut(String expected, String prefix) throws IOException {
    try {
      requireOpen();
      if (!holds(expected.getBytes(StandardCharsets.UTF_8))) {
        throw changed();
      }
      long length = prefix.getBytes(StandardCharsets.UTF_8).length;
      file.setLength(length);
      end = length;
    } catch (IOException e) {
      throw FileErrors.explain(path, "cannot be cut", e);
    }
  }

  /** Whether these are the file's contents. Restores the position. */
  private boolean holds(byte[] expected) throws IOException {
    if (file.length() != expected.length) {
      return false;
    }
    byte[] found = new byte[expected.length];
    file.seek(0);
    try {
      file.readFully(found);
    } finally {
      file.seek(end);
    }
    return Arrays.equals(found, expected);
  }

  private void requireOpen() throws IOException {
    if (!file.getChannel().isOpen()) {
      throw new ClosedChannelException();
    }
  }

  private static IOException changed() {
    return new IOException("it has changed");
  }

  /** Closes the file after a failure, to which a failure to close is added as suppressed. */
  void closeAfter(Exception failure) {
    try {
      file.close();
    } catch (IOException e) {
      failure.addSuppressed(e);
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
    LOG.atDebug().addKeyValue("file", path).log("record closed");
  }
}
