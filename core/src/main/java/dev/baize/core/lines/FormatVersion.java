package dev.baize.core.lines;

import com.google.common.primitives.Bytes;
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
  private static final String MARK = "\uFEFF";
  private static final int MARK_LENGTH = 3;

  /** {@return the line without its terminator} */
  public String text() {
    return anyVersion() + version;
  }

  private String anyVersion() {
    return "baize " + kind + " ";
  }

  /**
   * Reads and checks the first line of a file that is read only as it was written. If the file is
   * of another kind, only a bounded number of bytes is read.
   */
  public void read(InputStream in, Source source) throws IOException {
    byte[] line = in.readNBytes(text().length() + 1);
    if (!isText(line, '\n')) {
      throw source.malformed(1, rewriting(shown(line, in)));
    }
  }

  /** What has happened to a file that is only read as it was written. */
  private String rewriting(String start) {
    if (start.startsWith(MARK)) {
      return "a byte order mark precedes the line: " + LineReader.REWRITTEN;
    }
    return start.startsWith(text() + "\r\n")
        ? Excerpt.quote(text()) + " ends in CR LF: " + LineReader.REWRITTEN
        : problem(start);
  }

  /**
   * Reads and checks the first line, as {@link #read} does, of a file that an editor may have
   * saved: behind a byte order mark, or with lines that end in CR LF.
   */
  public void readEditable(InputStream in, Source source) throws IOException {
    byte[] line = in.readNBytes(MARK_LENGTH);
    if (new String(line, StandardCharsets.UTF_8).equals(MARK)) {
      line = new byte[0];
    }
    line = Bytes.concat(line, in.readNBytes(text().length() + 1 - line.length));
    if (isText(line, '\r')) {
      byte[] next = in.readNBytes(1);
      if (next.length == 1 && next[0] == '\n') {
        return;
      }
      line = Bytes.concat(line, next);
    }
    if (!isText(line, '\n')) {
      throw source.malformed(1, problem(shown(line, in)));
    }
  }

  private boolean isText(byte[] line, char end) {
    return Arrays.equals(line, (text() + end).getBytes(StandardCharsets.UTF_8));
  }

  private static String shown(byte[] start, InputStream in) throws IOException {
    return new String(Bytes.concat(start, in.readNBytes(SHOWN)), StandardCharsets.UTF_8);
  }

  private String problem(String start) {
    if (start.isEmpty()) {
      return "the file is empty; expected \"" + text() + '"';
    }
    int end = start.indexOf('\n');
    String line = end < 0 ? start : start.substring(0, end);
    String found = Excerpt.quote(line);
    if (end < 0 && text().startsWith(line)) {
      return found + " is cut off before the end of the line";
    }
    if (line.startsWith(anyVersion())) {
      return found + " is a version that is not known here; expected \"" + text() + '"';
    }
    return found + " begins no " + kind + "; expected \"" + text() + '"';
  }
}
