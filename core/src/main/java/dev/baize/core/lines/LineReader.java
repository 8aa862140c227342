package dev.baize.core.lines;

import static com.google.common.base.Strings.lenientFormat;

import com.google.common.base.Utf8;
import dev.baize.core.text.Excerpt;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Splits UTF-8 text into terminated lines and counts them. */
public final class LineReader {

  /** What messages say of a file with a checksum that an editor has saved. */
  static final String REWRITTEN =
      "another program has rewritten the file; expected it as it was written";

  private final byte[] bytes;
  private final Source source;
  private final boolean editable;
  private int position;
  private int number;

  /** Starts at the second line of a file. If it is editable, lines may also end in CR LF. */
  public LineReader(byte[] bytes, Source source, boolean editable) {
    this.bytes = bytes;
    this.number = 1;
    this.source = source;
    this.editable = editable;
  }

  /**
   * {@return the next line without its terminator; null at the end of the text} The argument is
   * appended to the message if the line has no terminator.
   */
  public @Nullable String next(String ifCut) {
    number++;
    if (position == bytes.length) {
      return null;
    }
    int end = position;
    while (end < bytes.length && bytes[end] != '\n') {
      end++;
    }
    if (end == bytes.length) {
      String rest = new String(bytes, position, end - position, StandardCharsets.UTF_8);
      throw malformed(Excerpt.quote(rest) + " is cut off before the end of the line" + ifCut);
    }
    boolean endsInReturn = editable && end > position && bytes[end - 1] == '\r';
    int length = end - position - (endsInReturn ? 1 : 0);
    String line = new String(bytes, position, length, StandardCharsets.UTF_8);
    if (!Utf8.isWellFormed(bytes, position, length)) {
      throw malformed(Excerpt.quote(line) + " is not UTF-8 text");
    }
    if (line.indexOf('\r') >= 0) {
      String reason = editable ? "; expected lines to end in \\n" : ": " + REWRITTEN;
      throw malformed(Excerpt.quote(line) + " has a carriage return" + reason);
    }
    position = end + 1;
    return line;
  }

  /** {@return whether no more lines follow but empty ones} */
  public boolean isAtEnd() {
    for (int i = position; i < bytes.length; i++) {
      if (bytes[i] != '\n' && bytes[i] != '\r') {
        return false;
      }
    }
    return true;
  }

  /** {@return the next line, which is required} */
  public String required(String expected) {
    String line = next("");
    if (line == null) {
      throw malformed("the file ends early; expected " + expected);
    }
    return line;
  }

  /** {@return the value after a key, with its colon and space, of the next line; both required} */
  public String value(String key) {
    String expected = expected(key);
    return value(required(expected), key, expected);
  }

  /** {@return the value after a key in the current line} */
  public String value(String line, String key, String expected) {
    if (!line.startsWith(key)) {
      throw malformed(lenientFormat("%s: expected %s", Excerpt.quote(line), expected));
    }
    return line.substring(key.length());
  }

  /** {@return how messages show a line that begins with a key} */
  public static String expected(String key) {
    return '"' + key + "…\"";
  }

  /** {@return the number of the line that was returned last} */
  public int number() {
    return number;
  }

  /** Parses a part of the current line, adding its number to any error. */
  public <T> T parse(Supplier<T> reading) {
    return source.parse(number, reading);
  }

  /** {@return an exception for the line that {@link #next} returned last, or found missing} */
  public IllegalArgumentException malformed(String problem) {
    return source.malformed(number, problem);
  }
}
