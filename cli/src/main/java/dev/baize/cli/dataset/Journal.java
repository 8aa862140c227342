package dev.baize.cli.dataset;

import dev.baize.core.text.Excerpt;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the file beside a dataset says: what the dataset is made of, and how far it was written.
 *
 * @param marks in order
 */
record Journal(List<Mark> marks) {

  private static final Pattern MARK =
      Pattern.compile("written: (0|[1-9][0-9]{0,17}) (0|[1-9][0-9]{0,17}) ([0-9a-f]{8})");

  Journal {
    marks = List.copyOf(marks);
  }

  /**
   * How far a dataset was written.
   *
   * @param next the first game that was not
   * @param end the length of the dataset
   * @param checksum of its bytes since the mark before
   */
  record Mark(long next, long end, long checksum) {

    /** The line of a journal, with its line feed. */
    String line() {
      return String.format(Locale.ROOT, "written: %d %d %08x\n", next, end, checksum);
    }
  }

  /**
   * Reads a journal. A last line without its end is ignored: the process was killed meanwhile.
   *
   * @throws IllegalArgumentException if it is none of a dataset with this heading
   */
  static Journal read(byte[] bytes, Heading heading) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    List<String> lines = text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    heading
        .difference(lines)
        .ifPresent(
            difference -> {
              throw new IllegalArgumentException(difference);
            });
    List<Mark> marks = new ArrayList<>();
    Mark before = new Mark(0, 0, 0);
    for (String line : lines.subList(heading.lines().size(), lines.size())) {
      before = mark(line, before);
      marks.add(before);
    }
    return new Journal(marks);
  }

  private static Mark mark(String line, Mark before) {
    Matcher parts = MARK.matcher(line);
    if (parts.matches()) {
      long next = Long.parseLong(parts.group(1));
      long end = Long.parseLong(parts.group(2));
      if (next >= before.next && end >= before.end) {
        return new Mark(next, end, Long.parseLong(parts.group(3), 16));
      }
    }
    throw new IllegalArgumentException(
        "its journal has the line " + Excerpt.quote(line) + "; expected a later \"written: …\"");
  }
}
