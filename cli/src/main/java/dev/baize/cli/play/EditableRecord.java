package dev.baize.cli.play;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The record of the match on the table, in memory and, where one is kept, in a file: decisions are
 * added as they are made, and the last ones can be taken out again.
 */
public final class EditableRecord implements Listener<Decision, Event>, AutoCloseable {

  private static final String ENDING = ".baize";

  private final MatchRecord start;
  private final List<String> decisions;
  private @Nullable Path file;
  private @Nullable RecordWriter writer;

  private EditableRecord(MatchRecord start) {
    this.start = start;
    this.decisions = new ArrayList<>(start.decisions());
  }

  /**
   * {@return a record in memory alone}
   *
   * @param start what has been decided before
   */
  public static EditableRecord inMemory(MatchRecord start) {
    return new EditableRecord(start);
  }

  /**
   * {@return a record in a new file}
   *
   * @param file is made; may be there if it is empty
   * @param start what has been decided before
   * @throws IOException that names the file, if it has something in it or cannot be written
   */
  public static EditableRecord create(Path file, MatchRecord start) throws IOException {
    EditableRecord opened = new EditableRecord(start);
    opened.writer = RecordWriter.create(file, start);
    opened.file = file;
    return opened;
  }

  /**
   * {@return a record that is continued in a file}
   *
   * @param file is appended to
   * @param start what the file says
   * @throws IOException that names the file, if it has changed or cannot be written
   */
  public static EditableRecord append(Path file, MatchRecord start) throws IOException {
    EditableRecord opened = new EditableRecord(start);
    opened.writer = RecordWriter.append(file, start);
    opened.file = file;
    return opened;
  }

  @Override
  public boolean wantsEvents() {
    return false;
  }

  @Override
  public void decided(Seat seat, Decision decision) {
    if (writer != null) {
      writer.decided(seat, decision);
    }
    decisions.add(decision.text());
  }

  /** {@return what has been decided up to now} */
  public MatchRecord record() {
    return MatchRecord.of(header()).plus(decisions);
  }

  /** What the record says before the first decision. */
  Header header() {
    return start.header();
  }

  /** How many decisions there are. */
  int size() {
    return decisions.size();
  }

  /** {@return the file, if there is one} */
  public Optional<Path> file() {
    return Optional.ofNullable(file);
  }

  /**
   * Takes out the last decisions. The file is truncated in one step, so that it is whole at any
   * time.
   *
   * @param kept how many decisions stay
   * @throws UncheckedIOException that names the file, if it cannot be truncated
   */
  void truncate(int kept) {
    MatchRecord before = record();
    decisions.subList(kept, decisions.size()).clear();
    if (file != null) {
      try {
        cut(file, before);
      } catch (IOException e) {
        throw new UncheckedIOException(file + " cannot be cut: " + e.getMessage(), e);
      }
    }
  }

  private void cut(Path open, MatchRecord before) throws IOException {
    close();
    MatchRecord now = record();
    try (FileChannel channel = FileChannel.open(open, StandardOpenOption.WRITE)) {
      if (channel.size() != length(before)) {
        throw new IOException("it has changed");
      }
      channel.truncate(length(now));
    }
    writer = RecordWriter.append(open, now);
  }

  /** How many bytes a file has that says so. */
  private static long length(MatchRecord record) {
    return record.text().getBytes(StandardCharsets.UTF_8).length;
  }

  /**
   * Continues in a new file, which gets all decisions from the first.
   *
   * @param name the file's name; empty for where it is anyway, or else one that is named after the
   *     game
   * @return the file, which stays the same if it is that already
   * @throws IOException that names the file, if it exists or cannot be written
   */
  Path save(String name) throws IOException {
    if (name.isEmpty() && file != null) {
      return file;
    }
    Path next = Path.of(name.isEmpty() ? header().game() + ENDING : name);
    if (file != null && Files.exists(next) && Files.isSameFile(next, file)) {
      return file;
    }
    RecordWriter opened = RecordWriter.create(next, record());
    close();
    writer = opened;
    file = next;
    return next;
  }

  @Override
  public void close() throws IOException {
    if (writer != null) {
      writer.close();
    }
  }
}
