package dev.baize.review.notation;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import dev.baize.core.record.MalformedFileException;
import dev.baize.core.text.Excerpt;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * An object of JSON (RFC 8259) as nested maps and lists, with texts, numbers, truths and null, each
 * of which is written as it was read.
 */
final class JsonText {

  /** What Jackson says of where an object began, in words of its own. */
  private static final Pattern START = Pattern.compile(" \\(start marker at .*");

  private static final int MAX_MESSAGE = 200;

  private static final JsonFactory FACTORY =
      JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  private Map<String, @Nullable Object> root = Map.of();

  /** The line on which each map and list begins. */
  private final IdentityHashMap<Object, Integer> lines = new IdentityHashMap<>();

  private JsonText() {}

  /** Lists of texts stay on one line. */
  private static DefaultPrettyPrinter layout() {
    Separators separators =
        Separators.createDefaultInstance()
            .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
            .withArrayEmptySeparator("")
            .withObjectEmptySeparator("");
    DefaultPrettyPrinter layout = new DefaultPrettyPrinter(separators);
    layout.indentObjectsWith(new DefaultIndenter(" ", "\n"));
    return layout;
  }

  /** Parses a file; {@code place} is its name and a colon. */
  static JsonText parse(byte[] bytes, String place) {
    JsonText text = new JsonText();
    try (JsonParser parser = FACTORY.createParser(bytes)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        throw new MalformedFileException(place, 1, "expected an object of JSON", null);
      }
      text.root = text.object(parser);
      if (parser.nextToken() != null) {
        throw new MalformedFileException(
            place, line(parser), "expected nothing after the object of JSON", null);
      }
    } catch (JsonProcessingException e) {
      JsonLocation location = e.getLocation();
      int line = location == null ? 1 : location.getLineNr();
      String message = START.matcher(String.valueOf(e.getOriginalMessage())).replaceFirst("");
      String reason = Excerpt.of(message, MAX_MESSAGE);
      throw new MalformedFileException(place, line, "no JSON: " + reason, e);
    } catch (IOException e) {
      throw new MalformedFileException(place, 1, "no JSON in UTF-8: " + e.getMessage(), e);
    }
    return text;
  }

  private static int line(JsonParser parser) {
    return parser.currentTokenLocation().getLineNr();
  }

  private Map<String, @Nullable Object> object(JsonParser parser) throws IOException {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    lines.put(object, line(parser));
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      parser.nextToken();
      object.put(name, value(parser));
    }
    return object;
  }

  private @Nullable Object value(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> {
        List<@Nullable Object> list = new ArrayList<>();
        lines.put(list, line(parser));
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          list.add(value(parser));
        }
        yield list;
      }
      case VALUE_STRING -> parser.getText();
      case VALUE_NUMBER_INT -> parser.getNumberValue();
      case VALUE_NUMBER_FLOAT -> parser.getDecimalValue();
      case VALUE_NULL -> null;
      default -> parser.getBooleanValue();
    };
  }

  Map<String, @Nullable Object> root() {
    return root;
  }

  /** The line on which a map or a list of this text begins; 1 of any other. */
  int line(@Nullable Object value) {
    return lines.getOrDefault(value, 1);
  }

  /**
   * A value of a type, which is described to whoever wrote another; throws {@code
   * IllegalArgumentException}, as all of these, if it is another.
   */
  private static <T> T typed(@Nullable Object value, Class<T> type, String name, String expected) {
    checkArgument(type.isInstance(value), "%s: expected %s", name, expected);
    return type.cast(requireNonNull(value));
  }

  private static Object field(Map<?, ?> map, String name) {
    Object value = map.get(name);
    checkArgument(value != null, "%s is missing", name);
    return requireNonNull(value);
  }

  static String text(Map<?, ?> map, String name) {
    return string(field(map, name), name);
  }

  static String string(@Nullable Object value, String name) {
    return typed(value, String.class, name, "a text");
  }

  static int number(Map<?, ?> map, String name, int least, int most) {
    Object value = field(map, name);
    checkArgument(
        value instanceof Integer number && number >= least && number <= most,
        "%s %s; expected %s to %s",
        name,
        Excerpt.of(String.valueOf(value), 20),
        least,
        most);
    return (int) value;
  }

  @SuppressWarnings("unchecked") // Keys are texts in all maps of JSON.
  static Map<String, @Nullable Object> map(Map<?, ?> map, String name) {
    return typed(field(map, name), Map.class, name, "an object");
  }

  @SuppressWarnings("unchecked") // A list of anything.
  static List<@Nullable Object> list(Map<?, ?> map, String name) {
    return typed(field(map, name), List.class, name, "a list");
  }

  @SuppressWarnings("unchecked") // Each is checked.
  static List<Map<String, @Nullable Object>> maps(Map<?, ?> map, String name) {
    List<?> all = list(map, name);
    all.forEach(each -> typed(each, Map.class, name, "objects"));
    return (List<Map<String, @Nullable Object>>) all;
  }

  static List<String> strings(@Nullable Object value, String name) {
    List<?> all = typed(value, List.class, name, "a list");
    return all.stream().map(each -> string(each, name)).toList();
  }

  /** Prints what {@link #parse} reads. */
  static String print(Map<String, ?> object) {
    return print(object, layout()) + '\n';
  }

  /** Prints what {@link #parse} reads on one line. */
  static String printLine(Map<String, ?> object) {
    return print(object, null);
  }

  private static String print(Map<String, ?> object, @Nullable PrettyPrinter layout) {
    StringWriter text = new StringWriter();
    try (JsonGenerator generator = FACTORY.createGenerator(text)) {
      generator.setPrettyPrinter(layout);
      write(object, generator);
    } catch (IOException e) {
      throw new UncheckedIOException("memory can be written", e);
    }
    return text.toString();
  }

  private static void write(@Nullable Object value, JsonGenerator to) throws IOException {
    if (value instanceof Map<?, ?> map) {
      to.writeStartObject();
      for (Map.Entry<?, ?> field : map.entrySet()) {
        to.writeFieldName((String) field.getKey());
        write(field.getValue(), to);
      }
      to.writeEndObject();
    } else if (value instanceof List<?> list) {
      to.writeStartArray();
      for (Object each : list) {
        write(each, to);
      }
      to.writeEndArray();
    } else {
      to.writePOJO(value);
    }
  }
}
