package dev.baize.core.record;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.lines.FileErrors;
import dev.baize.core.lines.FormatReader;
import dev.baize.core.match.Listener;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes the record of a match while it is played, each decision in a single write before it is
 * applied. A process that is killed loses at most the decision in flight.
 *
 * <p>Limits: writes are not synced to disk, so a power failure may lose more. When Linux kills a
 * process, it may truncate a write in progress at a multiple of 4096 bytes from the beginning of
 * the file; {@link MatchRecord#read} then reports which unfinished line to remove.
 *
 * <p>The file is locked against other writers until {@link #close}, or, on most Unix systems, until
 * the process closes the same file elsewhere, which {@link MatchRecord#read(Path)} avoids.
 *
 * <p>A writer should be a match's last listener: no other can fail once a decision is written.
 */
public final class RecordWriter implements Listener<Decision, Event>, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(RecordWriter.class);

  private final Path path;

  private final RecordLocks.Held held = this::heldBytes;

  /** Not a channel: interrupting a thread closes the channel that it uses, and ends the lock. */
  private RandomAccessFile file;

  /** Where the next line goes: the end of the last line that is not empty. */
  private long end;

  /** How long the file is, unless another program has changed it. */
  private long length;

  private RecordWriter(Path path, RandomAccessFile file) {
    this.path = path;
    this.file = file;
  }

  /**
   * {@return a writer, to be closed, of a new file with the contents of a record} An existing file
   * is not touched unless it is empty.
   *
   * @param file a file of the default file system that does not exist or is empty
   * @param record the initial contents of the file
   * @throws FileAlreadyExistsException if the file exists and is not empty
   * @throws IOException if the file cannot be created, locked or written, or is a folder, a pipe or
   *     a device, or if the name of a participant is too long for it; the message names the file
   */
  public static RecordWriter create(Path file, MatchRecord record) throws IOException {
    requireRecordable(file, record.header());
    return open(
        file,
        true,
        writer -> {
          // It may have been replaced since it was opened.
          requireNoLink(file);
          if (writer.file.length() > 0) {
            throw new FileAlreadyExistsException(
                file.toString(), null, "the file exists and is not empty; nothing is overwritten");
          }
          writer.append(record.text());
          LOG.atDebug().addKeyValue("file", file).log("record created");
        });
  }

  private static void requireRecordable(Path file, Header header) throws IOException {
    try {
      header.participants().forEach(Participant::requireRecordable);
    } catch (IllegalArgumentException e) {
      throw new IOException(file + " cannot be written: " + e.getMessage(), e);
    }
  }

  /**
   * {@return a writer, to be closed, that appends lines that end in LF to an existing file}
   *
   * @param file a complete record in the default file system
   * @param record the contents of the file, as read before
   * @throws NoSuchFileException if there is no such file
   * @throws IOException if it cannot be opened, locked or read, or has changed; names it
   * @throws MalformedFileException if the file is no longer a complete record
   */
  public static RecordWriter append(Path file, MatchRecord record) throws IOException {
    return open(
        file,
        false,
        writer -> {
          if (!writer.read().equals(record)) {
            throw new IOException("it has changed since it was read");
          }
          LOG.atDebug()
              .addKeyValue("file", file)
              .addKeyValue("decisions", record.decisions().size())
              .log("record opened for appending");
        });
  }

  /** Does something with a file that is open and locked. */
  private interface Step {
    void run(RecordWriter writer) throws IOException;
  }

  private static RecordWriter open(Path path, boolean isNew, Step step) throws IOException {
    try {
      if (isNew) {
        requireNoLink(path);
      } else if (Files.notExists(path)) {
        throw new NoSuchFileException(path.toString());
      }
      RecordWriter writer =
          RecordLocks.open(path, file -> lock(file, openForWriting(file)), each -> each.held);
      try {
        step.run(writer);
      } catch (IOException | RuntimeException e) {
        writer.closeAfter(e);
        throw e;
      }
      return writer;
    } catch (FileAlreadyExistsException e) {
      throw e;
    } catch (IOException e) {
      throw FileErrors.explain(path, "cannot be written", e);
    }
  }

  private static void requireNoLink(Path path) throws IOException {
    if (Files.isSymbolicLink(path)) {
      throw new IOException("it is a link");
    }
  }

  private static RandomAccessFile openForWriting(Path path) throws IOException {
    FileErrors.requireRegular(path);
    try {
      return new RandomAccessFile(path.toFile(), "rw");
    } catch (FileNotFoundException e) {
      // Opening a channel fails with an exception that says why.
      FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE).close();
      throw e;
    }
  }

  /** Locks an open file; closes it if that fails. */
  static RecordWriter lock(Path path, RandomAccessFile open) throws IOException {
    RecordWriter writer = new RecordWriter(path, open);
    try {
      if (open.getChannel().tryLock() == null) {
        throw new IOException("another process is writing it");
      }
      LOG.atDebug().addKeyValue("file", path).log("record locked");
    } catch (OverlappingFileLockException e) {
      IOException twice = new IOException("this process is writing it already", e);
      writer.closeAfter(twice);
      throw twice;
    } catch (IOException | RuntimeException e) {
      writer.closeAfter(e);
      throw e;
    }
    return writer;
  }

  /** Reads the record in the file, after which lines can be written. */
  MatchRecord read() throws IOException {
    byte[] bytes = bytes();
    MatchRecord record = MatchRecord.read(bytes, path);
    end = end(bytes, record.header(), record.decisions().size());
    length = bytes.length;
    return record;
  }

  /** {@return what the file holds; null if it is closed, and so no longer locked} */
  private synchronized byte @Nullable [] heldBytes() throws IOException {
    return file.getChannel().isOpen() ? bytes() : null;
  }

  private byte[] bytes() throws IOException {
    FormatReader.requireSize(file.length());
    byte[] bytes = new byte[(int) file.length()];
    file.seek(0);
    file.readFully(bytes);
    return bytes;
  }

  /** {@return where a number of decisions end, whatever ends the lines of the file} */
  private static long end(byte[] record, Header header, int decisions) {
    int lines = header.decisionLine(decisions) - 1;
    int end = 0;
    while (lines > 0) {
      lines -= record[end++] == '\n' ? 1 : 0;
    }
    return end;
  }

  /** False: a record holds decisions; the events follow from them. */
  @Override
  public boolean wantsEvents() {
    return false;
  }

  /**
   * Writes the decision.
   *
   * @throws UncheckedIOException if it cannot be written, for instance because the disk is full or
   *     another program has changed the length of the file; the earlier contents are intact
   */
  @Override
  public synchronized void decided(Seat seat, Decision decision) {
    String text = MatchRecord.textOf(decision);
    try {
      requireOpen();
      if (file.length() != length) {
        throw changed();
      }
      append(text + '\n');
    } catch (IOException e) {
      IOException explained = FileErrors.explain(path, "cannot be written", e);
      throw new UncheckedIOException(explained.getMessage(), explained);
    }
  }

  /**
   * Writes whole lines in one write, in the place of empty ones at the end. Half a line is cut off
   * again; if that fails, too, the file is closed, so that nothing can follow it.
   */
  void append(String lines) throws IOException {
    byte[] bytes = lines.getBytes(StandardCharsets.UTF_8);
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

  /**
   * Removes the last decisions. The file stays locked, and is a complete record at all times.
   *
   * @param present the contents of the file: the record it was opened with and the decisions since
   * @param kept the number of decisions that stay
   * @throws IOException if it cannot be cut or has other contents, and is unchanged; names it
   */
  public synchronized void cut(MatchRecord present, int kept) throws IOException {
    int decisions = present.decisions().size();
    checkArgument(kept >= 0 && kept <= decisions, "%s of %s decisions", kept, decisions);
    try {
      cutTo(end(unchanged(present), present.header(), kept));
    } catch (IOException e) {
      throw FileErrors.explain(path, "cannot be cut", e);
    }
  }

  /**
   * Replaces the notes of the header. The file that has them takes the place of the old one at
   * once, and is locked before: there is a complete record at all times.
   *
   * @param present as for {@link #cut}
   * @param notes lines that are not empty
   * @throws IOException as {@link #cut} does
   */
  public synchronized void replaceNotes(MatchRecord present, List<String> notes)
      throws IOException {
    Header noted = present.header().withNotes(notes);
    String text = MatchRecord.of(noted).plus(present.decisions()).text();
    try {
      unchanged(present);
      Path target = path.toRealPath();
      Path folder = requireNonNull(target.getParent());
      Path next = Files.createTempFile(folder, String.valueOf(target.getFileName()), null);
      try {
        if (Files.getFileAttributeView(next, PosixFileAttributeView.class) != null) {
          Files.setPosixFilePermissions(next, Files.getPosixFilePermissions(target));
        }
        RecordWriter writer = lock(next, new RandomAccessFile(next.toFile(), "rw"));
        try {
          writer.append(text);
          Files.move(next, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException | RuntimeException e) {
          writer.closeAfter(e);
          throw e;
        }
        RandomAccessFile before = file;
        file = writer.file;
        end = writer.end;
        length = writer.length;
        before.close();
      } finally {
        Files.deleteIfExists(next);
      }
    } catch (IOException e) {
      throw FileErrors.explain(path, "cannot be written", e);
    }
  }

  /** {@return the bytes of the file, which must have these contents} */
  private byte[] unchanged(MatchRecord present) throws IOException {
    requireOpen();
    byte[] bytes = bytes();
    try {
      if (MatchRecord.read(bytes, path).equals(present)) {
        return bytes;
      }
    } catch (MalformedFileException e) {
      // It has changed in that way.
    }
    throw changed();
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
  private void closeAfter(Exception failure) {
    RecordLocks.remove(held);
    try {
      file.close();
    } catch (IOException e) {
      failure.addSuppressed(e);
    }
  }

  /** Closes the file and releases its lock. */
  @Override
  public synchronized void close() throws IOException {
    RecordLocks.remove(held);
    file.close();
    LOG.atDebug().addKeyValue("file", path).log("record closed");
  }
}
