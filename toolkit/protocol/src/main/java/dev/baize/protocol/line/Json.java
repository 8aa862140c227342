package dev.baize.protocol.line;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import dev.baize.core.game.ViewFields;
import dev.baize.core.text.Excerpt;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * JSON objects (RFC 8259) as maps: strings, {@code Long}s, {@code Double}s, booleans, lists and
 * maps. An integer of more than 64 bits is a {@code Double}. A field that is null counts as absent;
 * of two fields of the same name, the last counts.
 */
public final class Json {

  private static final int MAX_DEPTH = 20;
  private static final int MAX_MESSAGE_LENGTH = 300;

  /** The bytes of a character in UTF-32. */
  private static final int BYTES_OF_UTF_32 = 4;

  /** What the parser says of itself, rather than of the line. */
  private static final Pattern OF_THE_PARSER =
      Pattern.compile(" \\(start marker at \\[.*?]\\)|, from `[^`]*`");

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
          // An unpaired surrogate, which a line may have, cannot be written in any other way.
          .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(MAX_DEPTH)
                  .maxNumberLength(30)
                  .maxStringLength(Line.MAX_LENGTH)
                  .build())
          .build();

  private Json() {}

  /** {@return the object that a line holds} */
  public static Map<String, Object> parse(byte[] line) throws MalformedLineException {
    requireUtf8(line);
    try (JsonParser parser = FACTORY.createParser(line)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        throw new MalformedLineException("expected a JSON object");
      }
      Map<String, Object> object = object(parser);
      if (parser.nextToken() != null) {
        throw new MalformedLineException("expected one JSON object, and nothing after it");
      }
      return object;
    } catch (JsonProcessingException e) {
      throw new MalformedLineException("no JSON: " + oneLine(e.getOriginalMessage()));
    } catch (MalformedLineException e) {
      throw e;
    } catch (IOException e) {
      throw new MalformedLineException("no JSON in UTF-8: " + oneLine(e.getMessage()));
    }
  }

  /** The parser itself also reads what the first bytes show to be UTF-16 or UTF-32. */
  private static void requireUtf8(byte[] line) throws MalformedLineException {
    for (int i = 0; i < Math.min(line.length, BYTES_OF_UTF_32); i++) {
      if (line[i] == 0) {
        throw new MalformedLineException("no JSON in UTF-8: it begins like UTF-16 or UTF-32");
      }
    }
  }

  /** What the parser says may quote the line, with any characters. */
  private static String oneLine(@Nullable String message) {
    String plain = OF_THE_PARSER.matcher(String.valueOf(message)).replaceAll("");
    return Excerpt.of(plain, MAX_MESSAGE_LENGTH);
  }

  private static Map<String, Object> object(JsonParser parser) throws IOException {
    Map<String, Object> fields = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      if (parser.nextToken() != JsonToken.VALUE_NULL) {
        fields.put(name, value(parser));
      }
    }
    return fields;
  }

  private static Object value(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case VALUE_STRING -> parser.getText();
      case VALUE_NUMBER_INT -> wholeNumber(parser);
      case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case START_OBJECT -> object(parser);
      case START_ARRAY -> list(parser);
      default -> throw new MalformedLineException("expected no null in a list");
    };
  }

  /** An integer that a {@code Long} cannot hold is not an error: its field may be ignored. */
  private static Object wholeNumber(JsonParser parser) throws IOException {
    if (parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER) {
      return parser.getDoubleValue();
    }
    return parser.getLongValue();
  }

  private static List<Object> list(JsonParser parser) throws IOException {
    List<Object> values = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      values.add(value(parser));
    }
    return values;
  }

  /** A generator that writes to memory, with nothing between one object and the next. */
  static JsonGenerator generator(ByteArrayOutputStream bytes) {
    try {
      return FACTORY.createGenerator(bytes).setRootValueSeparator(null);
    } catch (IOException e) {
      throw memory(e);
    }
  }

  /** {@return the line of an object, with its end} */
  public static byte[] line(Map<String, ?> object) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(512);
    try (JsonGenerator generator = generator(bytes)) {
      write(object, generator);
      generator.writeRaw('\n');
    } catch (IOException e) {
      throw memory(e);
    }
    return bytes.toByteArray();
  }

  /** Writes a value of a field. */
  static void write(Object value, JsonGenerator to) throws IOException {
    if (value instanceof String text) {
      to.writeString(text);
    } else if (value instanceof Integer number) {
      to.writeNumber(number);
    } else if (value instanceof Long number) {
      to.writeNumber(number);
    } else if (value instanceof Double number) {
      to.writeNumber(number);
    } else if (value instanceof Boolean flag) {
      to.writeBoolean(flag);
    } else if (value instanceof int[] numbers) {
      to.writeArray(numbers, 0, numbers.length);
    } else if (value instanceof byte[] bytes) {
      to.writeBinary(bytes); // in Base64
    } else if (value instanceof List<?> list) {
      to.writeStartArray();
      for (Object each : list) {
        write(requireNonNull(each), to);
      }
      to.writeEndArray();
    } else {
      to.writeStartObject();
      if (value instanceof ViewFields fields) {
        fields.asMap().forEach((name, each) -> writeField(name, each, to));
      } else {
        ((Map<?, ?>) value).forEach((name, each) -> writeField((String) name, each, to));
      }
      to.writeEndObject();
    }
  }

  private static void writeField(String name, Object value, JsonGenerator to) {
    try {
      to.writeFieldName(name);
      write(value, to);
    } catch (IOException e) {
      throw memory(e);
    }
  }

  /** What a generator that writes to memory cannot throw. */
  static UncheckedIOException memory(IOException cause) {
    return new UncheckedIOException("memory can be written", cause);
  }
}
