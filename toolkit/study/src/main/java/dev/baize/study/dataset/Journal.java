package dev.baize.study.dataset;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Splitter;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.StudySetup;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the file beside a dataset, which says what the dataset is made of, and how far it was
 * written. All methods throw {@link IllegalArgumentException} if that cannot be.
 */
final class Journal {

  private static final String MARK = "written:";
  private static final int HEXADECIMAL = 16;

  /** Longer than any line. */
  private static final int MAX_LENGTH = 100_000;

  private final InputStream in;
  private final GameRange part;
  private Mark last;
  private long position;

  /**
   * How far a dataset was written: up to before the next game, with the checksum of its bytes since
   * the mark before.
   */
  record Mark(long next, long end, long checksum) {

    /** The line of a journal, with its line feed. */
    String line() {
      return String.format(Locale.ROOT, MARK + " %d %d %08x\n", next, end, checksum);
    }
  }

  private Journal(InputStream in, GameRange part) {
    this.in = in;
    this.part = part;
    this.last = new Mark(part.from(), 0, 0);
  }

  /** A journal, positioned before its first mark, of a dataset with this heading. */
  static Journal read(InputStream in, Heading heading, GameRange part) throws IOException {
    Journal journal = new Journal(in, part);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < heading.lines().size(); i++) {
      String line = journal.line();
      if (line == null) {
        break;
      }
      lines.add(line);
    }
    heading
        .difference(lines)
        .ifPresent(
            difference -> {
              throw new IllegalArgumentException(difference);
            });
    return journal;
  }

  /** The next mark; null if there are no more. */
  @Nullable Mark next() throws IOException {
    String line = line();
    if (line == null) {
      return null;
    }
    last = mark(line);
    return last;
  }

  private Mark mark(String line) {
    List<String> words = Splitter.on(' ').splitToList(line);
    try {
      if (words.size() == 4 && words.get(0).equals(MARK)) {
        Mark mark =
            new Mark(
                WholeNumber.parseShortest(words.get(1), last.next, part.to()),
                WholeNumber.parseShortest(words.get(2), last.end, Long.MAX_VALUE),
                Integer.toUnsignedLong(Integer.parseUnsignedInt(words.get(3), HEXADECIMAL)));
        if (mark.line().equals(line + '\n')) {
          return mark;
        }
      }
    } catch (NumberFormatException e) {
      throw refusal(line, e);
    }
    throw refusal(line, null);
  }

  private IllegalArgumentException refusal(String line, @Nullable Throwable cause) {
    return new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "its journal has the line %s; expected a later \"%s …\" of %s",
            Excerpt.quote(line),
            MARK,
            part),
        cause);
  }

  /**
   * The next line without its end, which is a line feed, possibly behind a carriage return. Null at
   * the end of the file, and for a last line that has no end: the process was killed meanwhile.
   */
  private @Nullable String line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int b = in.read(); b != '\n'; b = in.read()) {
      if (b < 0) {
        return null;
      }
      checkArgument(
          line.size() < MAX_LENGTH, "its journal has a line of more than %s bytes", MAX_LENGTH);
      line.write(b);
    }
    position += line.size() + 1L;
    String text = line.toString(StandardCharsets.UTF_8);
    return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
  }

  /** How many bytes of the file have been read, up to the end of a line. */
  long position() {
    return position;
  }

  /**
   * The beginning of a {@link Journal}: what the dataset is made of. Each line but the first, which
   * identifies the format, has a name and a value.
   */
  record Heading(List<String> lines) {

    private static final String FORMAT = "baize dataset 1";
    private static final String SEPARATOR = ": ";

    Heading {
      lines = List.copyOf(lines);
    }

    static Heading of(
        String version, StudySetup setup, GameRange part, DatasetFormat format, boolean advice) {
      return new Heading(
          List.of(
              FORMAT,
              line("version", version),
              line("game", setup.game()),
              line("rules", setup.rules()),
              line("players", String.join(", ", setup.players())),
              line("seed", setup.seed().value()),
              line("games from", part.from()),
              line("games to", part.to()),
              line("format", format),
              line("advice", advice ? "yes" : "no")));
    }

    private static String line(String name, Object value) {
      return name + SEPARATOR + value;
    }

    String text() {
      return String.join("\n", lines) + '\n';
    }

    /**
     * Describes the first of these lines from which the other lines differ; empty if they begin
     * with all of these.
     */
    Optional<String> difference(List<String> others) {
      for (int i = 0; i < lines.size(); i++) {
        String here = lines.get(i);
        if (i == others.size()) {
          return Optional.of("its journal ends before the line " + Excerpt.quote(here));
        }
        String there = others.get(i);
        if (!here.equals(there)) {
          return Optional.of(difference(here, there));
        }
      }
      return Optional.empty();
    }

    private static String difference(String here, String there) {
      int end = here.indexOf(SEPARATOR);
      if (end < 0 || !there.startsWith(here.substring(0, end + SEPARATOR.length()))) {
        return String.format(
            Locale.ROOT,
            "its journal has the line %s; expected %s",
            Excerpt.quote(there),
            Excerpt.quote(here));
      }
      String value = there.substring(end + SEPARATOR.length());
      return String.format(
          Locale.ROOT,
          "it was begun with %s %s, and not %s",
          here.substring(0, end),
          Excerpt.quote(value),
          Excerpt.quote(here.substring(end + SEPARATOR.length())));
    }
  }
}
