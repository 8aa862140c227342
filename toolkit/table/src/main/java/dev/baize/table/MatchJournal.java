package dev.baize.table;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Records the decisions of a match in memory and, once there is one, in a file; and, if it is kept,
 * among the {@linkplain KeptGames games of a person}. The last decisions can be removed again.
 */
public final class MatchJournal implements Listener<Decision, Event>, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(MatchJournal.class);

  private final List<String> decisions;
  private volatile Header header;
  private volatile @Nullable Path file;
  private @Nullable RecordWriter writer;
  private volatile @Nullable KeptRecord kept;
  private volatile @Nullable String warning;

  private boolean isWarningRead;

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
   * {@return a journal that goes on with a record in its file}
   *
   * @param file the file of the record
   * @param record what the file has
   * @param games where games are kept, that of the file among them or not
   * @throws IOException that names the file, if it differs or cannot be written
   */
  public static MatchJournal resumed(Path file, MatchRecord record, KeptGames games)
      throws IOException {
    MatchJournal journal = new MatchJournal(record);
    if (games.holds(file)) {
      journal.keep(games, file);
    } else {
      journal.append(file, games);
    }
    return journal;
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
   * Continues at the end of a file and, if that is a copy of a kept game, in the record of that
   * game, too. What goes wrong with the latter is a {@link #warning}.
   *
   * @param next has the same decisions as this
   * @param games where games are kept
   * @throws IOException that names the file, if it differs or cannot be written
   */
  public void append(Path next, KeptGames games) throws IOException {
    writer = RecordWriter.append(next, record());
    file = next;
    try {
      Optional<Path> copy = games.holds(next) ? Optional.empty() : games.copyOf(record());
      if (copy.isPresent()) {
        keep(games, copy.get());
      }
    } catch (IOException e) {
      loseKept(e);
    }
    endStandIns(seat -> true);
  }

  /**
   * Keeps the match among the games of a person, in a new file with all decisions from the first
   * on, as soon as the person has made one, or at once if there are several people. What goes wrong
   * with it is a {@link #warning}.
   *
   * @param games where it is kept
   */
  public void keep(KeptGames games) {
    kept = new KeptRecord(games);
    changeKept(
        own -> {
          games.prepared();
          if (header.people().size() > 1) {
            own.saved(record());
          }
        });
  }

  /** Goes on keeping the match in a file that has the same decisions, or the first of them. */
  void keep(KeptGames games, Path file) throws IOException {
    kept = KeptRecord.resumed(games, file, record());
    endStandIns(seat -> true);
  }

  private interface Change {
    void apply(KeptRecord record) throws IOException;
  }

  /** Changes the kept record, if there is one; if that fails, the game is kept no more. */
  private void changeKept(Change change) {
    KeptRecord own = kept;
    if (own != null) {
      try {
        change.apply(own);
      } catch (IOException | UncheckedIOException e) {
        loseKept(e);
      }
    }
  }

  /** Goes on without keeping the game. */
  private void loseKept(Exception why) {
    String since = keptFile().isEmpty() ? "" : " any more";
    LOG.atWarn().addKeyValue("file", keptFile().orElse(null)).setCause(why).log("game not kept");
    warn("This game is not kept" + since + ": " + why.getMessage());
    close(kept, why);
    kept = null;
  }

  private void warn(String line) {
    warning = line;
    isWarningRead = false;
  }

  private static void close(@Nullable Closeable lost, Exception why) {
    try {
      if (lost != null) {
        lost.close();
      }
    } catch (IOException e) {
      why.addSuppressed(e);
    }
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
    changeKept(own -> own.decided(seat, decision, this::record));
    if (writer != null) {
      try {
        writer.decided(seat, decision);
      } catch (UncheckedIOException e) {
        loseFile(e);
      }
    }
    decisions.add(text);
  }

  /** Goes on without the file that was named, if the game is kept. */
  private void loseFile(UncheckedIOException why) {
    if (kept == null) {
      throw why;
    }
    LOG.atWarn().addKeyValue("file", file).setCause(why).log("file given up");
    warn(why.getMessage() + "; the game is kept without that file");
    close(writer == null ? null : writer::close, why);
    writer = null;
    file = null;
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

  /** The file that was named last, if one was. */
  Optional<Path> namedFile() {
    return Optional.ofNullable(file);
  }

  /** {@return the file among the games of a person, if there is one} */
  public Optional<Path> keptFile() {
    KeptRecord own = kept;
    return own == null ? Optional.empty() : own.file();
  }

  /** {@return whether nothing that the person decides is lost when the match is left} */
  public boolean isRecorded() {
    return file != null || kept != null;
  }

  /** {@return one line that says why the match is not recorded as it should be; empty if it is} */
  public Optional<String> warning() {
    return Optional.ofNullable(warning);
  }

  /** {@return the {@link #warning}, the first time that it is asked for; otherwise empty} */
  public Optional<String> newWarning() {
    Optional<String> news = isWarningRead ? Optional.empty() : warning();
    isWarningRead = true;
    return news;
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
    changeKept(own -> own.cut(record(), kept));
    decisions.subList(kept, decisions.size()).clear();
    endStandIns(seat -> true);
  }

  /**
   * Notes, unless it is noted already, that a player decides in a person's place from now on.
   *
   * @param seat where the person sits
   * @param player the player, with its settings
   * @throws IOException that names the file, if it cannot be written; then nothing is noted
   */
  public void beginStandIn(Seat seat, String player) throws IOException {
    List<StandIn> known = StandIn.of(header);
    if (known.stream().noneMatch(each -> each.isOpen() && each.seat().equals(seat))) {
      List<String> notes = new ArrayList<>(header.notes());
      notes.add(new StandIn(player, seat, decisions.size() + 1, StandIn.OPEN).text());
      replaceNotes(notes);
    }
  }

  /**
   * Notes that people decide themselves from now on. If that cannot be written, there is a {@link
   * #warning}.
   *
   * @param seats where they sit
   */
  public void endStandIns(Predicate<? super Seat> seats) {
    try {
      replaceNotes(StandIn.ended(header.notes(), seats, decisions.size()));
    } catch (IOException e) {
      LOG.atWarn().addKeyValue("file", file).setCause(e).log("stand-in not noted");
      warn(String.valueOf(e.getMessage()));
    }
  }

  private void replaceNotes(List<String> notes) throws IOException {
    if (notes.equals(header.notes())) {
      return;
    }
    if (writer != null) {
      writer.replaceNotes(record(), notes);
    }
    changeKept(own -> own.replaceNotes(record(), notes));
    header = header.withNotes(notes);
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
    if (name.isEmpty() && kept != null) {
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
