package dev.baize.core.record;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes the record of a match while it is played: each decision is written to the file in a single
 * write before it is applied, and nothing is buffered in memory. A process that is killed loses at
 * most the decision in flight.
 *
 * <p>Limits: writes are not synced to disk, so a power failure may lose more. When Linux kills a
 * process, it may truncate a write in progress at a multiple of 4096 bytes from the beginning of
 * the file; {@link MatchRecord#read} then reports which unfinished line to remove.
 *
 * <p>The file is locked against other writers until {@link #close}. On most Unix systems the lock
 * is released early if the process opens and closes the same file elsewhere.
 *
 * <p>A writer should be the last listener of a match, so that no other listener can fail after a
 * decision is written and before it is applied; {@link SeatedMatch#resume(RecordWriter)} ensures
 * this.
 */
public final class RecordWriter implements Listener<Decision, Event>, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(RecordWriter.class);

  private final RecordFile file;
  private final MatchRecord record;

  RecordWriter(RecordFile file, MatchRecord record) {
    this.file = file;
    this.record = record;
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
    RecordFile open = RecordFile.create(file);
    try {
      if (!open.isEmpty()) {
        throw new FileAlreadyExistsException(
            file.toString(), null, "the file exists and is not empty; nothing is overwritten");
      }
      open.write(record.text());
      LOG.atDebug().addKeyValue("file", file).log("record created");
      return new RecordWriter(open, record);
    } catch (IOException | RuntimeException e) {
      open.closeAfter(e);
      throw e;
    }
  }

  private static void requireRecordable(Path file, Header header) throws IOException {
    try {
      header.participants().forEach(Participant::requireRecordable);
    } catch (IllegalArgumentException e) {
      throw new IOException(lenientFormat("%s cannot be written: %s", file, e.getMessage()), e);
    }
  }

  /**
   * {@return a writer, to be closed, that appends to an existing file} What is appended ends in LF,
   * whatever ends the lines before.
   *
   * @param file a complete record in the default file system
   * @param record the contents of the file, as read before
   * @throws NoSuchFileException if there is no such file
   * @throws IOException if the file cannot be opened, locked or read, or has changed since; the
   *     message names it
   * @throws MalformedRecordException if the file is no longer a complete record
   */
  public static RecordWriter append(Path file, MatchRecord record) throws IOException {
    RecordFile open = RecordFile.open(file);
    try {
      if (!open.read().equals(record)) {
        throw new IOException(file + " has changed since it was read");
      }
      LOG.atDebug()
          .addKeyValue("file", file)
          .addKeyValue("decisions", record.decisions().size())
          .log("record opened for appending");
      return new RecordWriter(open, record);
    } catch (IOException | RuntimeException e) {
      open.closeAfter(e);
      throw e;
    }
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
   * @throws IllegalArgumentException if the text of the decision violates {@link Decision#text}
   */
  @Override
  public void decided(Seat seat, Decision decision) {
    String text = MatchRecord.textOf(decision);
    try {
      file.write(text + '\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
  }

  /**
   * Removes the last decisions. The file stays locked, and is a complete record at all times.
   *
   * @param present the contents of the file: the record it was opened with and the decisions since
   * @param kept the number of decisions that stay
   * @throws IOException if the file cannot be cut or has other contents; it is unchanged then, and
   *     the message names it
   */
  public void cut(MatchRecord present, int kept) throws IOException {
    int decisions = present.decisions().size();
    checkArgument(kept >= 0 && kept <= decisions, "%s of %s decisions", kept, decisions);
    file.cut(present, kept);
  }

  /** The contents of the file when this writer was opened. */
  MatchRecord record() {
    return record;
  }

  /** Closes the file and releases its lock. */
  @Override
  public void close() throws IOException {
    file.close();
  }
}
