package dev.baize.core.record;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.lines.Fields;
import dev.baize.core.match.Listener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes the record of a match while it is played: each decision goes to the file whole, in one
 * write, before it is carried out, and nothing is kept back in memory. A process that is killed
 * loses at most the decision in flight.
 *
 * <p>Limits: nothing waits for the disk, so that a power failure may cost more. Linux may break off
 * the one write of a process that it kills, at a multiple of 4096 bytes from the beginning of the
 * file; {@link MatchRecord#read} then says which unfinished line to remove.
 *
 * <p>The file is locked against other writers until {@link #close}. On most Unix systems that lock
 * ends early if the process opens and closes the same file elsewhere.
 *
 * <p>A writer should be the last listener of a match, so that no other can fail between the writing
 * of a decision and its carrying out; {@link SeatedMatch#resume(RecordWriter)} sees to it.
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
   * Starts a file with all that a record says. An existing file is not touched, unless it is empty.
   *
   * @param file does not exist or is empty
   * @param record what the file says at first
   * @return a writer of the decisions that follow; to be closed
   * @throws FileAlreadyExistsException if the file exists and is not empty
   * @throws IOException that names the file, if it cannot be made, locked or written
   */
  public static RecordWriter create(Path file, MatchRecord record) throws IOException {
    RecordFile open = RecordFile.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
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

  /**
   * Goes on at the end of a file.
   *
   * @param file a whole record
   * @param record what the file says, read before
   * @return a writer of the decisions that follow; to be closed
   * @throws IOException that names the file, if it cannot be opened, locked or read, or says
   *     something else by now
   * @throws MalformedRecordException if the file is no whole record any more
   */
  public static RecordWriter append(Path file, MatchRecord record) throws IOException {
    RecordFile open = RecordFile.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
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

  /** {@return false: a record holds decisions; the events follow from them} */
  @Override
  public boolean wantsEvents() {
    return false;
  }

  /**
   * Writes the decision.
   *
   * @throws UncheckedIOException if it cannot be written, for instance because the disk is full;
   *     what the file held before is whole
   * @throws IllegalArgumentException if the text of the decision is not as {@link Decision#text}
   *     demands
   */
  @Override
  public void decided(Seat seat, Decision decision) {
    String text = Fields.requireDecision(decision.text());
    try {
      file.write(text + '\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
  }

  /** What the file said when this writer was opened. */
  MatchRecord record() {
    return record;
  }

  /** Closes the file, which lets others write it. */
  @Override
  public void close() throws IOException {
    file.close();
  }
}
