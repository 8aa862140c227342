package dev.baize.core.lines;

import static com.google.common.base.Strings.lenientFormat;

import dev.baize.core.text.Excerpt;
import dev.baize.core.text.MalformedFileException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Splits UTF-8 text into terminated lines and counts them. */
public final class LineReader {

  /** What messages say of a file with a checksum that an editor has saved. */
  static final String REWRITTEN =
      "another program has rewritten the file; expected it as it was written";

  private static final char REPLACEMENT = '\ufffd';

  private final byte[] bytes;
  private final Source source;
  private final boolean editable;
  private int position;
  private int number;

  /**
   * Starts before the first line of a text, after a number of lines that were read from it before.
   * If it is editable, lines may also end in CR LF, as editors and other systems save them.
   */
  public LineReader(byte[] bytes, int read, Source source, boolean editable) {
    this.bytes = bytes;
    this.number = read;
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
    boolean endsInReturn = end > position && bytes[end - 1] == '\r';
    String line = decode(position, editable && endsInReturn ? end - 1 : end);
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
      boolean endsLine = bytes[i] == '\n';
      boolean precedesEnd =
          editable && bytes[i] == '\r' && i + 1 < bytes.length && bytes[i + 1] == '\n';
      if (!endsLine && !precedesEnd) {
        return false;
      }
    }
    return true;
  }

  /** {@return the next line, which is required} */
  public String next(String part, String expected) {
    String line = next("");
    if (line == null) {
      throw malformed(part + " ends early; expected " + expected);
    }
    return line;
  }

  /**
   * {@return the value after a key, with its colon and space, in the next line; both are required}
   */
  public String value(String part, String key) {
    String expected = expected(key);
    return value(next(part, expected), key, expected);
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

  private String decode(int from, int to) {
    String decoded = new String(bytes, from, to - from, StandardCharsets.UTF_8);
    if (decoded.indexOf(REPLACEMENT) >= 0) {
      requireUtf8(from, to, decoded);
    }
    return decoded;
  }

  /** The replacement character may be in the text, or stand for what is malformed. */
  private void requireUtf8(int from, int to, String shown) {
    ByteBuffer line = ByteBuffer.wrap(bytes, from, to - from);
    try {
      StandardCharsets.UTF_8.newDecoder().decode(line);
    } catch (CharacterCodingException e) {
      throw malformed(
          lenientFormat(
              "%s is not UTF-8 text from its byte %s on",
              Excerpt.quote(shown), line.position() - from + 1));
    }
  }

  /** Parses a part of the current line, adding its number to any error. */
  public <T> T parse(Supplier<T> reading) {
    return source.parse(number, reading);
  }

  /** {@return an exception for the line that {@link #next} returned last, or found missing} */
  public MalformedFileException malformed(String problem) {
    return source.malformed(number, problem);
  }
}
