package dev.baize.core.lines;

import dev.baize.core.text.Excerpt;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The first line of a file, which identifies its format and version.
 *
 * @param kind the kind of file, one word such as {@code record}
 * @param version the number of the version
 */
public record FormatVersion(String kind, int version) {

  private static final int SHOWN = 100;

  /** {@return the line without its terminator} */
  public String text() {
    return anyVersion() + version;
  }

  private String anyVersion() {
    return "baize " + kind + " ";
  }

  /**
   * Reads and checks the first line. If the file is of another kind, only a bounded number of bytes
   * is read.
   *
   * @param in positioned at the beginning of the file; after the line on return
   * @param source where the file comes from, for messages
   * @throws IOException if the file cannot be read
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
