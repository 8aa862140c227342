package dev.baize.core.record;

import dev.baize.core.lines.FormatReader;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The locks of the records that are being written. On most Unix systems, a process loses its lock
 * on a file once it closes the file anywhere, even if it has only read it. So no record that this
 * process writes is opened a second time: its writer reads it.
 */
public final class RecordLocks {

  /** Who writes a record in this process, by the real path of the file. */
  private static final Map<Path, RecordWriter> WRITERS = new ConcurrentHashMap<>();

  private RecordLocks() {}

  /**
   * {@return whether a program, be it this one, is writing a record just now} A file that cannot be
   * opened is not being written.
   *
   * @param file any file
   */
  public static synchronized boolean isLocked(Path file) {
    if (writer(file) != null) {
      return true;
    }
    try (FileChannel open = FileChannel.open(file)) {
      return open.tryLock(0, Long.MAX_VALUE, true) == null;
    } catch (OverlappingFileLockException e) {
      return true;
    } catch (IOException e) {
      // Whoever reads the file is told what is wrong with it.
      return false;
    }
  }

  static synchronized MatchRecord read(Path file, FormatReader<MatchRecord> reader)
      throws IOException {
    RecordWriter writer = writer(file);
    byte[] held = writer == null ? null : writer.held();
    return held == null ? reader.read(file) : MatchRecord.read(held, file);
  }

  static synchronized RecordWriter open(Path file) throws IOException {
    if (writer(file) != null) {
      throw new IOException("this process is writing it already");
    }
    RecordWriter writer = RecordWriter.lock(file, RecordWriter.openForWriting(file));
    WRITERS.put(file.toRealPath(), writer);
    return writer;
  }

  /** Forgets a writer that is closed. */
  static void remove(RecordWriter writer) {
    WRITERS.values().remove(writer);
  }

  private static @Nullable RecordWriter writer(Path file) {
    try {
      return WRITERS.isEmpty() ? null : WRITERS.get(file.toRealPath());
    } catch (IOException e) {
      // Whoever opens the file is told what is wrong with it.
      return null;
    }
  }
}
