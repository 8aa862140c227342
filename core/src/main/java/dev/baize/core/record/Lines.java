package dev.baize.core.record;

import dev.baize.core.text.Excerpt;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Takes UTF-8 text apart into whole lines, counting them. */
final class Lines {

  private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
  private final byte[] bytes;
  private final Source source;
  private int position;
  private int number;

  /**
   * @param bytes the text after the lines that were read before
   * @param read how many those are
   */
  Lines(byte[] bytes, int read, Source source) {
    this.bytes = bytes;
    this.number = read;
    this.source = source;
  }

  /**
   * The next line without its end; null if there is none.
   *
   * @param ifCut what to say of a line without an end
   */
  @Nullable String next(String ifCut) {
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
      throw damaged(Excerpt.quote(rest) + " is cut off before the end of the line" + ifCut);
    }
    String line = decode(position, end);
    if (line.indexOf('\r') >= 0) {
      throw damaged(Excerpt.quote(line) + " has a carriage return; expected lines to end in \\n");
    }
    position = end + 1;
    return line;
  }

  private String decode(int from, int to) {
    ByteBuffer line = ByteBuffer.wrap(bytes, from, to - from);
    try {
      return decoder.decode(line).toString();
    } catch (CharacterCodingException e) {
      String shown = new String(bytes, from, to - from, StandardCharsets.UTF_8);
      throw damaged(
          "%s is not UTF-8 text from its byte %d on"
              .formatted(Excerpt.quote(shown), line.position() - from + 1));
    }
  }

  /** Tells with the number of the last line why something in it was not understood. */
  <T> T understand(Supplier<T> reading) {
    return source.understand(number, reading);
  }

  /** Something is wrong with the line that {@link #next} gave last, or did not find. */
  DamagedRecordException damaged(String problem) {
    return source.damaged(number, problem);
  }
}
