package dev.baize.core.lines;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Utf8;
import dev.baize.core.text.Excerpt;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Splits UTF-8 text into terminated lines, counts them, and parses those that begin with keys. */
public class LineReader {
  /** What messages say of a file with a checksum that an editor has saved. */
  static final String REWRITTEN =
      "another program has rewritten the file; expected it as it was written";

  final byte[] bytes;
  private final Source source;
  private final boolean editable;

  /** Where the line after the current one begins. */
  int position;

  /** The current line, null at the end of the text, and its number. */
  private @Nullable String line;

  private int number = 1;

  /** Whether the current line was taken, so that another is read when it is asked for. */
  private boolean isTaken = true;

  /**
   * Starts at the second line of a file. If it is editable, lines may also end in CR LF; otherwise
   * it has a checksum at its end.
   */
  public LineReader(byte[] bytes, Source source, boolean editable) {
    this.bytes = bytes;
    this.source = source;
    this.editable = editable;
  }

  private @Nullable String current(String ifCut) {
    if (isTaken) {
      isTaken = false;
      number++;
      line = read(ifCut);
    }
    return line;
  }

  private @Nullable String read(String ifCut) {
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
    String text = new String(bytes, position, length, StandardCharsets.UTF_8);
    if (!Utf8.isWellFormed(bytes, position, length)) {
      throw malformed(Excerpt.quote(text) + " is not UTF-8 text");
    }
    if (text.indexOf('\r') >= 0) {
      String reason = editable ? "; expected lines to end in \\n" : ": " + REWRITTEN;
      throw malformed(Excerpt.quote(text) + " has a carriage return" + reason);
    }
    position = end + 1;
    return text;
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

  /**
   * {@return the next line without its terminator; null at the end of the text} The argument is
   * appended to the message if the line has no terminator.
   */
  public @Nullable String next(String ifCut) {
    String next = current(ifCut);
    isTaken = true;
    return next;
  }

  /** {@return the next line, which is required} */
  public String required(String expected) {
    String next = next("");
    if (next == null) {
      String missing = editable ? expected : "a checksum at its end";
      throw malformed("the file ends early; expected " + missing);
    }
    return next;
  }

  /** {@return whether the next line begins with a key} */
  public boolean isAt(String key) {
    String next = current("");
    return next != null && next.startsWith(key);
  }

  /** Requires the next line to begin with one of several keys. */
  public void expect(String... keys) {
    if (Arrays.stream(keys).noneMatch(this::isAt)) {
      String expected = Arrays.stream(keys).map(LineReader::expected).collect(joining(" or "));
      throw malformed(Excerpt.quote(required(expected)) + ": expected " + expected);
    }
  }

  /** {@return what follows a key, with its colon and space, in the next line; both required} */
  public String value(String key) {
    String expected = expected(key);
    String next = required(expected);
    if (!next.startsWith(key)) {
      throw malformed(Excerpt.quote(next) + ": expected " + expected);
    }
    return next.substring(key.length());
  }

  /** {@return what follows a key in the next line, parsed} */
  public <T> T take(String key, Function<String, T> reading) {
    String value = value(key);
    return parse(number, () -> reading.apply(value));
  }

  /** {@return how messages show a line that begins with a key} */
  public static String expected(String key) {
    return '"' + key + "…\"";
  }

  /** {@return the number of the next line} */
  public int number() {
    current("");
    return number;
  }

  /** Parses something that began at a line, adding its number to any error. */
  public <T> T parse(int first, Supplier<T> reading) {
    return source.parse(first, reading);
  }

  /** Parses a part of the line that was read last, adding its number to any error. */
  public <T> T parse(Supplier<T> reading) {
    return parse(number, reading);
  }

  /** {@return an exception for the line that was read last, or found missing} */
  public IllegalArgumentException malformed(String problem) {
    return source.malformed(number, problem);
  }
}
