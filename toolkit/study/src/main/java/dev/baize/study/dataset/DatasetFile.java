package dev.baize.study.dataset;

import com.google.common.hash.Hashing;
import com.google.common.hash.HashingInputStream;
import com.google.common.io.ByteStreams;
import com.google.common.io.Closer;
import dev.baize.study.dataset.Journal.Mark;
import dev.baize.study.file.ResultFile;
import dev.baize.study.simulation.GameRange;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * A dataset that is being written, block by block, and its {@link Journal} beside it: after each
 * block, the journal says how far the dataset goes. Whatever ends the process, the dataset goes on
 * after that next time. It is not for several threads.
 */
public final class DatasetFile implements Closeable {

  private final Path path;
  private final GameRange part;
  private final AppendedFile data;
  private final AppendedFile journal;

  /** The first game that is not in the file. */
  private long next;

  /** The position in the file at which that game begins. */
  private long end;

  private DatasetFile(Path path, GameRange part, AppendedFile data, AppendedFile journal) {
    this.path = path;
    this.part = part;
    this.data = data;
    this.journal = journal;
    this.next = part.from();
  }

  /** Begins a dataset, or continues one of this heading; any other file stays as it is. */
  static DatasetFile open(Path path, List<String> heading, GameRange part, byte[] top)
      throws IOException {
    Path beside = path.resolveSibling(path.getFileName() + ".journal");
    if (!Files.exists(beside, LinkOption.NOFOLLOW_LINKS)
        || (Files.isRegularFile(beside) && Files.size(beside) == 0)) {
      ResultFile.of(path);
      String text = String.join("\n", heading) + '\n';
      ResultFile.of(beside).write(text.getBytes(StandardCharsets.UTF_8));
    }
    Closer opened = Closer.create();
    try {
      AppendedFile journal = opened.register(AppendedFile.open(beside));
      Journal reader = new Journal(path, journal.bytes(0), part);
      reader.requireHeading(heading);
      AppendedFile data = opened.register(AppendedFile.open(path));
      DatasetFile file = new DatasetFile(path, part, data, journal);
      file.goOn(reader, top);
      return file;
    } catch (IOException | RuntimeException e) {
      opened.close();
      throw e;
    }
  }

  /**
   * Goes on after the last block that is in the file as a whole. A mark without data of its own is
   * not believed: its games, which may have no decisions, are played again.
   */
  private void goOn(Journal marks, byte[] top) throws IOException {
    long kept = marks.position();
    boolean believed = true;
    for (Mark mark = marks.next(); mark != null; mark = marks.next()) {
      believed &= mark.end() > end && mark.end() <= data.length();
      if (!believed) {
        continue;
      }
      if (checksum(mark.end()) != mark.checksum()) {
        throw changed();
      }
      end = mark.end();
      next = mark.next();
      kept = marks.position();
    }
    journal.setLength(kept);
    if (end == 0 && top.length > 0) {
      write(top, next);
    }
    requireNoMore();
  }

  /** The checksum of the bytes from where the file goes on up to a position. */
  private long checksum(long to) throws IOException {
    HashingInputStream bytes =
        new HashingInputStream(Hashing.crc32(), ByteStreams.limit(data.bytes(end), to - end));
    ByteStreams.exhaust(bytes);
    return bytes.hash().padToLong();
  }

  private IOException changed() {
    String reason =
        String.format(
            Locale.ROOT,
            "from its byte %d on, it is not as it was written (to go on without that:"
                + " truncate --size=%d %s)",
            end,
            end,
            path);
    return Journal.refusal(path, reason);
  }

  private void requireNoMore() throws IOException {
    if (next == part.to() && data.length() > end) {
      throw changed();
    }
  }

  /** {@return the games that are still to be written} */
  public GameRange rest() {
    return new GameRange(next, part.to());
  }

  /**
   * Writes a block, unless games before it were given up.
   *
   * @throws UncheckedIOException that names the file, if it cannot be written, or has something
   *     else in that place
   */
  void append(Block block) {
    if (block.from() != next) {
      return;
    }
    try {
      write(block.toByteArray(), block.to());
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
  }

  /** Half a block may be there already; anything else is not overwritten. */
  private void write(byte[] bytes, long following) throws IOException {
    byte[] there = data.bytes(end).readNBytes(bytes.length);
    if (!Arrays.equals(there, 0, there.length, bytes, 0, there.length)) {
      throw changed();
    }
    Mark mark =
        new Mark(following, end + bytes.length, Hashing.crc32().hashBytes(bytes).padToLong());
    try {
      data.write(end, bytes);
      journal.write(journal.length(), mark.line().getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new IOException(e.getMessage() + "; " + summary(), e);
    }
    end = mark.end();
    next = mark.next();
  }

  /**
   * Writes to the disk what the system may still hold.
   *
   * @throws UncheckedIOException that names the file, if it cannot be written, or there is more in
   *     it
   */
  public void sync() {
    try {
      requireNoMore();
      data.sync();
      journal.sync();
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
  }

  /** {@return the name of the file and the games that are in it} */
  public String summary() {
    String there = path + " has " + new GameRange(part.from(), next);
    return next == part.to()
        ? there
        : String.format(Locale.ROOT, "%s, of %s; the same command goes on from there", there, part);
  }

  @Override
  public void close() throws IOException {
    try (journal) {
      data.close();
    }
  }
}
