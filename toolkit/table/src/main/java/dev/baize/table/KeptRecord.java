package dev.baize.table;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Seat;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The record of one game among the {@linkplain KeptGames kept ones}. There is a file as long as it
 * has a decision of the person.
 */
final class KeptRecord implements Closeable {

  /** A file that existed before is never removed. */
  private static final int NEVER = -1;

  private final KeptGames games;
  private volatile @Nullable Path file;
  private @Nullable RecordWriter writer;

  /** How many decisions there were before the person's first one. */
  private int before = NEVER;

  KeptRecord(KeptGames games) {
    this.games = games;
  }

  /** The record of a game that goes on in its file, which gets the decisions that it lacks. */
  static KeptRecord resumed(KeptGames games, Path file, MatchRecord present) throws IOException {
    MatchRecord known = MatchRecord.read(file);
    if (!present.continues(known)) {
      throw new IOException(file + " has changed since it was read");
    }
    KeptRecord record = new KeptRecord(games);
    RecordWriter writer = RecordWriter.append(file, known);
    record.writer = writer;
    record.file = file;
    try {
      present.decisions().stream()
          .skip(known.decisions().size())
          .forEach(text -> writer.decided(Seat.of(0), () -> text));
    } catch (UncheckedIOException e) {
      record.close();
      throw e.getCause();
    }
    return record;
  }

  /** Adds a decision of a person or a program to those that were made before. */
  void decided(Seat seat, Decision decision, Supplier<MatchRecord> present) throws IOException {
    if (writer == null && present.get().header().people().contains(seat)) {
      create(present.get());
      before = present.get().decisions().size();
    }
    if (writer != null) {
      writer.decided(seat, decision);
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
  void cut(MatchRecord record, int kept) throws IOException {
    Path present = file;
    if (writer != null && present != null && kept <= before) {
      close();
      file = null;
      Files.deleteIfExists(present);
    } else if (writer != null) {
      writer.cut(record, kept);
    }
  }

  void replaceNotes(MatchRecord record, List<String> notes) throws IOException {
    if (writer != null) {
      writer.replaceNotes(record, notes);
    }
  }

  Optional<Path> file() {
    return Optional.ofNullable(file);
  }

  @Override
  public void close() throws IOException {
    if (writer != null) {
      writer.close();
      writer = null;
    }
  }
}
