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
 * Records the decisions of a match in memory and, once there is one, in a file; and, if it is kept,
 * among the {@linkplain KeptGames games of a person}. The last decisions can be removed again.
 */
public final class MatchJournal implements Listener<Decision, Event>, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(MatchJournal.class);

  private final Header header;
  private final List<String> decisions;
  private volatile @Nullable Path file;
  private @Nullable RecordWriter writer;
  private volatile @Nullable KeptRecord kept;

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

  /**
   * Keeps the match among the games of a person, in a new file with all decisions from the first
   * on, as soon as the person has made one. What goes wrong with it is a {@link #warning}.
   *
   * @param games where it is kept
   * @param person the seat of the person
   */
  public void keep(KeptGames games, Seat person) {
    kept = KeptRecord.of(games, person);
  }

  /**
   * Goes on keeping the match in its file.
   *
   * @param games where it is kept
   * @param person the seat of the person
   * @param file has the same decisions as this
   * @throws IOException that names the file, if it differs or cannot be written
   */
  public void keep(KeptGames games, Seat person, Path file) throws IOException {
    kept = KeptRecord.resumed(games, person, file, record());
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
    if (kept != null) {
      kept.decided(seat, decision, this::record);
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

  /** {@return the file, if there is one: the last that was named, or else the kept one} */
  public Optional<Path> file() {
    return file == null ? keptFile() : Optional.ofNullable(file);
  }

  /** {@return the file among the games of a person, if there is one} */
  public Optional<Path> keptFile() {
    KeptRecord own = kept;
    return own == null ? Optional.empty() : own.file();
  }

  /** {@return whether nothing that the person decides is lost when the match is left} */
  public boolean isRecorded() {
    KeptRecord own = kept;
    return file != null || (own != null && own.warning().isEmpty());
  }

  /** {@return one line that says why the match, which should be kept, is not; empty if it is} */
  public Optional<String> warning() {
    KeptRecord own = kept;
    return own == null ? Optional.empty() : own.warning();
  }

  /** The warning, the first time that it is asked for. */
  Optional<String> newWarning() {
    KeptRecord own = kept;
    return own == null ? Optional.empty() : own.newWarning();
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
    if (this.kept != null) {
      this.kept.cut(record(), kept);
    }
    decisions.subList(kept, decisions.size()).clear();
  }

  /**
   * Saves the match in a file, in which it is continued.
   *
   * @param name the name of a new file; if it is empty, the current file, the kept one or else one
   *     named after the game
   * @return the file, which stays the same if it has that name already
   * @throws IOException that names the file, if it exists or cannot be written
   */
  public Path save(String name) throws IOException {
    if (name.isEmpty() && file != null) {
      return file;
    }
    if (name.isEmpty() && kept != null && kept.warning().isEmpty()) {
      return kept.saved(record());
    }
    Path next = Path.of(name.isEmpty() ? header().game() + KeptGames.ENDING : name);
    Path present = file().orElse(null);
    if (present != null && Files.exists(next) && Files.isSameFile(next, present)) {
      return present;
    }
    create(next);
    return next;
  }

  @Override
  public void close() throws IOException {
    try {
      if (kept != null) {
        kept.close();
      }
    } finally {
      if (writer != null) {
        writer.close();
      }
    }
  }
}
