package dev.baize.core.record;

import dev.baize.core.lines.FileErrors;
import dev.baize.core.lines.FormatReader;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
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

  /** Where the next line goes: the end of the last line that is not empty. */
  private long end;

  /** How long the file is, unless another program has changed it. */
  private long length;

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
    FileErrors.requireRegular(path);
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

  /** Reads the record in the file, after which lines can be written. */
  MatchRecord read() throws IOException {
    try {
      byte[] bytes = bytes();
      MatchRecord record = parse(bytes);
      end = end(bytes, record.header(), record.decisions().size());
      length = bytes.length;
      return record;
    } catch (IOException e) {
      throw FileErrors.explain(path, "cannot be read", e);
    }
  }

  private byte[] bytes() throws IOException {
    FormatReader.requireSize(file.length());
    byte[] bytes = new byte[(int) file.length()];
    file.seek(0);
    file.readFully(bytes);
    return bytes;
  }

  private MatchRecord parse(byte[] bytes) throws IOException {
    return MatchRecord.read(new ByteArrayInputStream(bytes), MatchRecord.source(path));
  }

  /** Where a number of decisions end, whatever ends the lines of the file. */
  private static long end(byte[] record, Header header, int decisions) {
    int lines = HeaderFormat.decisionLine(header, decisions) - 1;
    int end = 0;
    while (lines > 0) {
      lines -= record[end++] == '\n' ? 1 : 0;
    }
    return end;
  }

  /**
   * Writes whole lines in one write, in the place of empty ones at the end, unless another program
   * has changed the file's length. If that fails, a partial write is truncated; if that fails too,
   * the file is closed, so that nothing can follow half a line.
   */
  void write(String lines) throws IOException {
    byte[] bytes = lines.getBytes(StandardCharsets.UTF_8);
    try {
      requireOpen();
      if (file.length() != length) {
        throw changed();
      }
      append(bytes);
    } catch (IOException e) {
      throw FileErrors.explain(path, "cannot be written", e);
    }
  }

  private void append(byte[] bytes) throws IOException {
    try {
      if (length > end) {
        cutTo(end);
      }
      file.seek(end);
      file.write(bytes);
    } catch (IOException e) {
      cutBack(e);
      throw e;
    }
    end += bytes.length;
    length = end;
  }

  private void cutTo(long position) throws IOException {
    file.setLength(position);
    end = position;
    length = position;
  }

  private void cutBack(IOException failure) {
    try {
      long written = file.length() - end;
      cutTo(end);
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

  /** Truncates the file, which stays locked. */
  void cut(MatchRecord expected, int kept) throws IOException {
    try {
      requireOpen();
      byte[] bytes = bytes();
      if (!holds(bytes, expected)) {
        throw changed();
      }
      cutTo(end(bytes, expected.header(), kept));
    } catch (IOException e) {
      throw FileErrors.explain(path, "cannot be cut", e);
    }
  }

  private boolean holds(byte[] bytes, MatchRecord expected) throws IOException {
    try {
      return parse(bytes).equals(expected);
    } catch (MalformedRecordException e) {
      return false;
    }
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
