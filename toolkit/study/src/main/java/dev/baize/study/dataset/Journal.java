package dev.baize.study.dataset;

import static com.google.common.base.Strings.lenientFormat;

import com.google.common.base.Splitter;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.StudySetup;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Reads the file beside a dataset: a heading, which says what the dataset is made of, and marks,
 * which say how far it was written. All methods throw an exception that names the dataset if the
 * file has anything else.
 */
final class Journal {

  private static final String SEPARATOR = ": ";
  private static final String MARK = "written:";
  private static final int HEXADECIMAL = 16;

  /** Longer than any line. */
  private static final int MAX_LENGTH = 100_000;

  private final Path dataset;
  private final InputStream in;
  private final GameRange part;
  private Mark last;
  private long position;

  /** How far a dataset was written, before the next game, and a checksum since the last mark. */
  record Mark(long next, long end, long checksum) {

    /** The line of a journal, with its line feed. */
    String line() {
      return String.format(Locale.ROOT, MARK + " %d %d %08x\n", next, end, checksum);
    }
  }

  /** Reads a stream from its beginning on. */
  Journal(Path dataset, InputStream in, GameRange part) {
    this.dataset = dataset;
    this.in = in;
    this.part = part;
    this.last = new Mark(part.from(), 0, 0);
  }

  /** The lines of a heading. Each but the first, which identifies the format, has a name. */
  static List<String> heading(
      String version, StudySetup setup, GameRange part, DatasetFormat format, boolean advice) {
    return List.of(
        "baize dataset 1",
        "version: " + version,
        "game: " + setup.game(),
        "rules: " + setup.rules(),
        "players: " + String.join(", ", setup.players()),
        "seed: " + setup.seed().value(),
        "games from: " + part.from(),
        "games to: " + part.to(),
        "format: " + format,
        "advice: " + (advice ? "yes" : "no"));
  }

  /** Reads the heading, which must be this one. */
  void requireHeading(List<String> heading) throws IOException {
    for (String expected : heading) {
      String found = line();
      if (found == null) {
        throw refusal(dataset, "its journal ends before the line " + Excerpt.quote(expected));
      }
      if (!found.equals(expected)) {
        throw refusal(dataset, difference(expected, found));
      }
    }
  }

  private static String difference(String expected, String found) {
    int name = expected.indexOf(SEPARATOR);
    int value = name + SEPARATOR.length();
    return name > 0 && found.startsWith(expected.substring(0, value))
        ? lenientFormat(
            "it was begun with %s %s, and not %s",
            expected.substring(0, name),
            Excerpt.quote(found.substring(value)),
            Excerpt.quote(expected.substring(value)))
        : lenientFormat(
            "its journal has the line %s; expected %s",
            Excerpt.quote(found), Excerpt.quote(expected));
  }

  /** The next mark; null if there are no more. */
  @Nullable Mark next() throws IOException {
    String line = line();
    if (line == null) {
      return null;
    }
    List<String> words = Splitter.on(' ').splitToList(line);
    try {
      last =
          new Mark(
              WholeNumber.parseShortest(words.get(1), last.next, part.to()),
              WholeNumber.parseShortest(words.get(2), last.end, Long.MAX_VALUE),
              Long.parseLong(words.get(3), HEXADECIMAL));
      if (last.line().equals(line + '\n')) {
        return last;
      }
    } catch (NumberFormatException | IndexOutOfBoundsException e) {
      // Reported below, as is any other line that is none of a mark.
    }
    throw refusal(
        dataset,
        lenientFormat(
            "its journal has the line %s; expected a later \"%s …\" of %s",
            Excerpt.quote(line), MARK, part));
  }

  /** The exception for a dataset that is left as it is. */
  static IOException refusal(Path dataset, String reason) {
    return new IOException(
        dataset + " cannot be continued: " + reason + "; nothing is overwritten");
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
      if (line.size() == MAX_LENGTH) {
        throw refusal(dataset, "its journal has a line of more than " + MAX_LENGTH + " bytes");
      }
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
}
