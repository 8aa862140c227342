package dev.baize.study.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import dev.baize.core.game.ViewFields;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Values as JSON (RFC 8259), on one line. */
public final class Json {

  /** Java before 19 did not always find the shortest text of a {@code double}. */
  private static final JsonFactory FACTORY =
      JsonFactory.builder().enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER).build();

  private static final int MAX_ASCII = 127;

  /** Enough bytes for most lines. */
  private static final int LINE = 1 << 10;

  private Json() {}

  /**
   * The text of a map with texts as keys, fields of a view, a list, an array of {@code int}s, a
   * text, a finite number, a boolean or null. Whole numbers are exact; others are the shortest text
   * that is read back as the same number.
   */
  static String text(@Nullable Object value) {
    StringWriter text = new StringWriter();
    try (JsonGenerator generator = FACTORY.createGenerator(text)) {
      write(value, generator);
    } catch (IOException e) {
      throw memory(e);
    }
    return text.toString();
  }

  /** An object as a line in ASCII, with its line feed. */
  public static byte[] line(Map<String, ?> object) {
    ByteArrayOutputStream line = new ByteArrayOutputStream(LINE);
    try (JsonGenerator generator = FACTORY.createGenerator(line)) {
      generator.setHighestNonEscapedChar(MAX_ASCII);
      write(object, generator);
      generator.writeRaw('\n');
    } catch (IOException e) {
      throw memory(e);
    }
    return line.toByteArray();
  }

  private static void write(@Nullable Object value, JsonGenerator to) throws IOException {
    if (value == null) {
      to.writeNull();
    } else if (value instanceof String text) {
      to.writeString(text);
    } else if (value instanceof Integer || value instanceof Long || value instanceof BigInteger) {
      to.writeNumber(value.toString());
    } else if (value instanceof Double number && Double.isFinite(number)) {
      to.writeNumber(number);
    } else if (value instanceof Boolean truth) {
      to.writeBoolean(truth);
    } else if (value instanceof int[] numbers) {
      to.writeArray(numbers, 0, numbers.length);
    } else if (value instanceof List<?> list) {
      to.writeStartArray();
      for (Object each : list) {
        write(each, to);
      }
      to.writeEndArray();
    } else if (value instanceof Map<?, ?> map) {
      to.writeStartObject();
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        to.writeFieldName((String) entry.getKey());
        write(entry.getValue(), to);
      }
      to.writeEndObject();
    } else if (value instanceof ViewFields fields) {
      write(fields.asMap(), to);
    } else {
      throw new IllegalArgumentException("\"" + value + "\" cannot be written as JSON");
    }
  }

  /** The exception for a failure that cannot happen: of a generator that writes to memory. */
  private static UncheckedIOException memory(IOException cause) {
    return new UncheckedIOException("memory can be written", cause);
  }

  /** A number that JSON can hold: null if it is not finite. */
  public static @Nullable Object number(double number) {
    return Double.isFinite(number) ? number : null;
  }
}
