package dev.baize.core.record;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The locks of the records that are being written. On most Unix systems, a process loses its lock
 * on a file once it closes the file anywhere, even if it has only read it. So no record that this
 * process writes is opened a second time: its writer reads it.
 */
public final class RecordLocks {

  /** Reads the file of a writer; returns null once that is closed. */
  interface Held {
    byte @Nullable [] bytes() throws IOException;
  }

  /** Reads or opens a file. */
  interface Opening<T> {
    T open(Path file) throws IOException;
  }

  /** Makes something of the bytes of a file. */
  interface Parsing<T> {
    T of(byte[] bytes, Path file) throws IOException;
  }

  /** The records that are written in this process, by the real paths of their files. */
  private static final Map<Path, Held> WRITERS = new ConcurrentHashMap<>();

  private RecordLocks() {}

  /**
   * {@return whether a program, be it this one, is writing a record; false if it cannot be opened}
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

  static synchronized <T> T read(Path file, Opening<T> reader, Parsing<T> parser)
      throws IOException {
    Held writer = writer(file);
    byte[] held = writer == null ? null : writer.bytes();
    return held == null ? reader.open(file) : parser.of(held, file);
  }

  static synchronized <W> W open(Path file, Opening<W> opening, Function<W, Held> held)
      throws IOException {
    if (writer(file) != null) {
      throw new IOException("this process is writing it already");
    }
    W writer = opening.open(file);
    WRITERS.put(file.toRealPath(), held.apply(writer));
    return writer;
  }

  /** Forgets what a writer held, which is closed. */
  static void remove(Held held) {
    WRITERS.values().remove(held);
  }

  private static @Nullable Held writer(Path file) {
    try {
      return WRITERS.isEmpty() ? null : WRITERS.get(file.toRealPath());
    } catch (IOException e) {
      // Whoever opens the file is told what is wrong with it.
      return null;
    }
  }
}
