package dev.baize.table;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Records the decisions of a match in memory and, once there is one, in a file. The last decisions
 * can be removed again.
 */
public final class MatchJournal implements Listener<Decision, Event>, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(MatchJournal.class);

  private static final String ENDING = ".baize";

  private final Header header;
  private final List<String> decisions;
  private volatile @Nullable Path file;
  private @Nullable RecordWriter writer;

  private MatchJournal(MatchRecord start) {
    this.header = start.header();
    this.decisions = new ArrayList<>(start.decisions());
  }

  /**
   * {@return a journal in memory}
   *
   * @param start the decisions made before
   */
  public static MatchJournal inMemory(MatchRecord start) {
    return new MatchJournal(start);
  }

  /**
   * Continues in a new file, which gets all decisions from the first on.
   *
   * @param next the file, which is created; it may exist if it is empty
   * @throws IOException that names the file, if it is not empty or cannot be written
   */
  public void create(Path next) throws IOException {
    RecordWriter before = writer;
    writer = RecordWriter.create(next, record());
    file = next;
    if (before != null) {
      before.close();
    }
  }

  /**
   * Continues at the end of a file.
   *
   * @param next has the same decisions as this
   * @throws IOException that names the file, if it differs or cannot be written
   */
  public void append(Path next) throws IOException {
    writer = RecordWriter.append(next, record());
    file = next;
  }

  @Override
  public boolean wantsEvents() {
    return false;
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if a record cannot hold the text of the decision
   */
  @Override
  public void decided(Seat seat, Decision decision) {
    String text = MatchRecord.textOf(decision);
    if (writer != null) {
      writer.decided(seat, decision);
    }
    decisions.add(text);
  }

  /** {@return the match so far} */
  public MatchRecord record() {
    return MatchRecord.of(header).plus(decisions);
  }

  /** {@return the part of the record before the first decision} */
  public Header header() {
    return header;
  }

  /** {@return the file, if there is one} */
  public Optional<Path> file() {
    return Optional.ofNullable(file);
  }

  /**
   * Removes the last decisions, from the file first. The file stays locked, and is a whole record
   * at any time.
   *
   * @param kept how many decisions stay
   * @throws IOException that names the file, if it cannot be cut or another process has changed it;
   *     then all decisions stay
   */
  public void truncate(int kept) throws IOException {
    if (writer != null) {
      writer.cut(record(), kept);
      LOG.atDebug().addKeyValue("file", file).addKeyValue("decisions", kept).log("record cut");
    }
    decisions.subList(kept, decisions.size()).clear();
  }

  /**
   * Saves the match in a file, in which it is continued.
   *
   * @param name the name of a new file; if it is empty, the current file or else one named after
   *     the game
   * @return the file, which stays the same if it has that name already
   * @throws IOException that names the file, if it exists or cannot be written
   */
  public Path save(String name) throws IOException {
    if (name.isEmpty() && file != null) {
      return file;
    }
    Path next = Path.of(name.isEmpty() ? header().game() + ENDING : name);
    if (file != null && Files.exists(next) && Files.isSameFile(next, file)) {
      return file;
    }
    create(next);
    return next;
  }

  @Override
  public void close() throws IOException {
    if (writer != null) {
      writer.close();
    }
  }
}
