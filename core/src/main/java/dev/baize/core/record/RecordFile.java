package dev.baize.core.record;

import dev.baize.core.lines.FileErrors;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A file locked for writing by this process, which appends whole lines. */
final class RecordFile implements Closeable {

  private static final Logger LOG = LoggerFactory.getLogger(RecordFile.class);

  private final Path path;
  private final FileChannel channel;

  private RecordFile(Path path, FileChannel channel) {
    this.path = path;
    this.channel = channel;
  }

  static RecordFile open(Path path, OpenOption... options) throws IOException {
    try {
      return lock(path, FileChannel.open(path, options));
    } catch (IOException e) {
      throw FileErrors.explain(path, "cannot be written", e);
    }
  }

  /** Locks an open file; closes it if that fails. */
  static RecordFile lock(Path path, FileChannel channel) throws IOException {
    RecordFile file = new RecordFile(path, channel);
    try {
      if (channel.tryLock() == null) {
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
    return channel.size() == 0;
  }

  /** Reads the record in the file; the position is then at its end, ready for writing. */
  MatchRecord read() throws IOException {
    InputStream in = Channels.newInputStream(channel);
    try {
      return MatchRecord.read(in, MatchRecord.source(path));
    } catch (IOException e) {
      throw FileErrors.explain(path, "cannot be read", e);
    }
  }

  /**
   * Writes whole lines in one write. If that fails, a partial write is truncated; if that fails
   * too, the file is closed, so that nothing can follow half a line. An interrupted thread still
   * writes, and stays interrupted; otherwise the interrupt would close the channel.
   */
  void write(String lines) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(lines.getBytes(StandardCharsets.UTF_8));
    boolean interrupted = Thread.interrupted();
    try {
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
    } catch (IOException e) {
      cutBack(bytes.position(), e);
      throw FileErrors.explain(path, "cannot be written", e);
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private void cutBack(int written, IOException failure) {
    try {
      channel.truncate(channel.position() - written);
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

  /** Closes the file after a failure, to which a failure to close is added as suppressed. */
  void closeAfter(Exception failure) {
    try {
      channel.close();
    } catch (IOException e) {
      failure.addSuppressed(e);
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
    LOG.atDebug().addKeyValue("file", path).log("record closed");
  }
}
