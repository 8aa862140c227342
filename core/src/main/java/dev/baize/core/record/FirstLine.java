package dev.baize.core.record;

import dev.baize.core.text.Excerpt;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The line that tells a record, and its version, from any other file. */
final class FirstLine {

  static final String TEXT = "baize record 1";

  private static final String ANY_VERSION = "baize record ";
  private static final byte[] WHOLE = (TEXT + '\n').getBytes(StandardCharsets.UTF_8);
  private static final int SHOWN = 100;

  private FirstLine() {}

  /** Reads the first line, and little more of a file that is no record, however long it is. */
  static void read(InputStream in, Source source) throws IOException {
    byte[] start = in.readNBytes(WHOLE.length);
    if (!Arrays.equals(start, WHOLE)) {
      String more = new String(in.readNBytes(SHOWN), StandardCharsets.UTF_8);
      throw source.damaged(1, problem(new String(start, StandardCharsets.UTF_8) + more));
    }
  }

  private static String problem(String start) {
    if (start.isEmpty()) {
      return "the file is empty; expected \"" + TEXT + '"';
    }
    int end = start.indexOf('\n');
    String line = end < 0 ? start : start.substring(0, end);
    String found = Excerpt.quote(line);
    if (line.equals(TEXT + '\r')) {
      return found + " has a carriage return; expected lines to end in \\n";
    }
    if (end < 0 && TEXT.startsWith(line)) {
      return found + " is cut off before the end of the line";
    }
    if (line.startsWith(ANY_VERSION)) {
      return found + " is a version that is not known here; expected \"" + TEXT + '"';
    }
    return found + " begins no record; expected \"" + TEXT + '"';
  }
}
