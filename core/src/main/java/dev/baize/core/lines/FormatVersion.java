package dev.baize.core.lines;

import dev.baize.core.text.Excerpt;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The line that tells a kind of file, and its version, from any other file.
 *
 * @param kind the kind, one word such as {@code record}
 * @param version the number of the version
 */
public record FormatVersion(String kind, int version) {

  private static final int SHOWN = 100;

  /** {@return the line without its end} */
  public String text() {
    return anyVersion() + version;
  }

  private String anyVersion() {
    return "baize " + kind + " ";
  }

  /**
   * Reads the first line, and little more of a file of another kind, however long it is.
   *
   * @param in at the beginning of the file; behind the line afterwards
   * @param source where it comes from
   * @throws IOException if it cannot be read
   */
  public void read(InputStream in, Source source) throws IOException {
    byte[] whole = (text() + '\n').getBytes(StandardCharsets.UTF_8);
    byte[] start = in.readNBytes(whole.length);
    if (!Arrays.equals(start, whole)) {
      String more = new String(in.readNBytes(SHOWN), StandardCharsets.UTF_8);
      throw source.malformed(1, problem(new String(start, StandardCharsets.UTF_8) + more));
    }
  }

  private String problem(String start) {
    if (start.isEmpty()) {
      return "the file is empty; expected \"" + text() + '"';
    }
    int end = start.indexOf('\n');
    String line = end < 0 ? start : start.substring(0, end);
    String found = Excerpt.quote(line);
    if (line.equals(text() + '\r')) {
      return found + " has a carriage return; expected lines to end in \\n";
    }
    if (end < 0 && text().startsWith(line)) {
      return found + " is cut off before the end of the line";
    }
    if (line.startsWith(anyVersion())) {
      return found + " is a version that is not known here; expected \"" + text() + '"';
    }
    return found + " begins no " + kind + "; expected \"" + text() + '"';
  }
}
