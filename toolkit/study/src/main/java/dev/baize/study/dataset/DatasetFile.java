package dev.baize.study.dataset;

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
import java.util.Locale;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * A dataset that is being written, block by block, and its journal beside it: after each block, the
 * journal says how far the dataset goes. Whatever ends the process, the dataset goes on after that
 * next time. It is not for several threads.
 */
public final class DatasetFile implements Closeable {

  private static final String JOURNAL = ".journal";

  private final Path path;
  private final GameRange part;
  private final AppendedFile data;
  private final AppendedFile journal;

  /** The first game that is not in the file. */
  private long next;

  /** Where it goes. */
  private long end;

  private DatasetFile(Path path, GameRange part, AppendedFile data, AppendedFile journal) {
    this.path = path;
    this.part = part;
    this.data = data;
    this.journal = journal;
    this.next = part.from();
  }

  /** The journal of a dataset. */
  static Path journal(Path path) {
    return path.resolveSibling(path.getFileName() + JOURNAL);
  }

  /** Begins a dataset, or goes on with one that has this heading. Any other file stays as it is. */
  static DatasetFile open(Path path, Journal.Heading heading, GameRange part, byte[] top)
      throws IOException {
    Path beside = journal(path);
    if (!Files.exists(beside, LinkOption.NOFOLLOW_LINKS)
        || (Files.isRegularFile(beside) && Files.size(beside) == 0)) {
      ResultFile.of(path);
      ResultFile.of(beside).write(heading.text().getBytes(StandardCharsets.UTF_8));
    }
    AppendedFile journal = AppendedFile.open(beside);
    try {
      Journal said = Journal.read(journal.bytes(), heading, part);
      DatasetFile file = new DatasetFile(path, part, AppendedFile.open(path), journal);
      try {
        file.goOn(said, top);
        return file;
      } catch (IOException | RuntimeException e) {
        file.data.close();
        throw e;
      }
    } catch (IllegalArgumentException e) {
      journal.close();
      throw refusal(path, String.valueOf(e.getMessage()), e);
    } catch (IOException | RuntimeException e) {
      journal.close();
      throw e;
    }
  }

  private static IOException refusal(Path path, String reason, @Nullable Throwable cause) {
    return new IOException(
        String.format(
            Locale.ROOT, "%s cannot be continued: %s; nothing is overwritten", path, reason),
        cause);
  }

  /**
   * Goes on after the last block that is in the file as a whole. A mark without data of its own is
   * not believed: its games, which may have no decisions, are played again.
   */
  private void goOn(Journal said, byte[] top) throws IOException {
    long kept = said.position();
    boolean believed = true;
    for (Mark mark = said.next(); mark != null; mark = said.next()) {
      believed &= mark.end() > end && mark.end() <= data.length();
      if (!believed) {
        continue;
      }
      if (data.checksum(end, mark.end()) != mark.checksum()) {
        throw changed();
      }
      end = mark.end();
      next = mark.next();
      kept = said.position();
    }
    journal.cut(kept);
    if (end == 0 && top.length > 0) {
      write(top, next);
    }
    requireNoMore();
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
    return refusal(path, reason, null);
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
      write(block.bytes(), block.to());
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
  }

  /** Half a block may be there already; anything else is not overwritten. */
  private void write(byte[] bytes, long following) throws IOException {
    if (!data.goesOn(end, bytes)) {
      throw changed();
    }
    CRC32 sum = new CRC32();
    sum.update(bytes);
    Mark mark = new Mark(following, end + bytes.length, sum.getValue());
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
