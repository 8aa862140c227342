package dev.baize.table;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Seat;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The record of one game among the {@linkplain KeptGames kept ones}. There is a file as long as it
 * has a decision of the person. Whatever goes wrong with it costs a warning, not the game.
 */
final class KeptRecord {

  private static final Logger LOG = LoggerFactory.getLogger(KeptRecord.class);

  /** A file that existed before is never removed. */
  private static final int NEVER = -1;

  private final KeptGames games;
  private final Seat person;
  private volatile @Nullable Path file;
  private volatile @Nullable String warning;
  private @Nullable RecordWriter writer;

  /** Whether the person has read the warning. */
  private boolean told;

  /** How many decisions there were before the person's first one. */
  private int before = NEVER;

  private KeptRecord(KeptGames games, Seat person) {
    this.games = games;
    this.person = person;
  }

  /** The record of a new game. */
  static KeptRecord of(KeptGames games, Seat person) {
    KeptRecord record = new KeptRecord(games, person);
    try {
      games.prepared();
    } catch (IOException e) {
      record.fail(e);
    }
    return record;
  }

  /** The record of a game that goes on in its file. */
  static KeptRecord resumed(KeptGames games, Seat person, Path file, MatchRecord present)
      throws IOException {
    KeptRecord record = new KeptRecord(games, person);
    record.writer = RecordWriter.append(file, present);
    record.file = file;
    return record;
  }

  /** Adds a decision to those that were made before. */
  void decided(Seat seat, Decision decision, Supplier<MatchRecord> present) {
    try {
      if (writer == null && warning == null && seat.equals(person)) {
        create(present.get());
        before = present.get().decisions().size();
      }
      if (writer != null) {
        writer.decided(seat, decision);
      }
    } catch (IOException | UncheckedIOException e) {
      fail(e);
    }
  }

  /** The file, which is made now if there is none, and stays. */
  Path saved(MatchRecord present) throws IOException {
    if (writer == null) {
      create(present);
    }
    before = NEVER;
    return Objects.requireNonNull(file);
  }

  private void create(MatchRecord present) throws IOException {
    Path empty = games.newFile(present.header());
    try {
      writer = RecordWriter.create(empty, present);
      file = empty;
    } catch (IOException e) {
      Files.deleteIfExists(empty);
      throw e;
    }
  }

  /** Removes the last decisions. */
  void cut(MatchRecord record, int kept) {
    Path present = file;
    try {
      if (writer != null && present != null && kept <= before) {
        close();
        file = null;
        Files.deleteIfExists(present);
      } else if (writer != null) {
        writer.cut(record, kept);
      }
    } catch (IOException e) {
      fail(e);
    }
  }

  private void fail(Exception e) {
    LOG.atWarn().addKeyValue("file", file).setCause(e).log("game not kept");
    warning = "This game is not kept" + (file == null ? "" : " any more") + ": " + e.getMessage();
    try {
      close();
    } catch (IOException more) {
      e.addSuppressed(more);
    }
  }

  /** The file, if it has all that was decided. */
  Optional<Path> file() {
    return warning == null ? Optional.ofNullable(file) : Optional.empty();
  }

  /** Why the game is not kept; empty as long as it is. */
  Optional<String> warning() {
    return Optional.ofNullable(warning);
  }

  /** The same, the first time. */
  Optional<String> newWarning() {
    Optional<String> news = told ? Optional.empty() : warning();
    told = told || news.isPresent();
    return news;
  }

  void close() throws IOException {
    if (writer != null) {
      writer.close();
      writer = null;
    }
  }
}
