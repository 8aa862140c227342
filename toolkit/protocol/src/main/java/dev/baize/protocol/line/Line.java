package dev.baize.protocol.line;

import dev.baize.core.random.Seed;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A line of the protocol, or an object within one. Whoever asks for the value of a field gets a
 * {@link MalformedLineException} if there is no such field, or its value has another type.
 *
 * @param fields as {@link Json} reads them
 */
public record Line(Map<String, Object> fields) {

  /** The most bytes that a line may have, without its end. */
  public static final int MAX_LENGTH = 1 << 20;

  /** The name of the field that every line has. */
  public static final String TYPE = "type";

  public static Line parse(byte[] bytes) throws MalformedLineException {
    Line line = new Line(Json.parse(bytes));
    line.text(TYPE);
    return line;
  }

  public String type() throws MalformedLineException {
    return text(TYPE);
  }

  public boolean isOfType(String type) {
    return type.equals(fields.get(TYPE));
  }

  public boolean has(String name) {
    return fields.containsKey(name);
  }

  public String text(String name) throws MalformedLineException {
    if (fields.get(name) instanceof String text) {
      return text;
    }
    throw unexpected(name, "a text");
  }

  public long number(String name, long min, long max) throws MalformedLineException {
    if (fields.get(name) instanceof Long number && min <= number && number <= max) {
      return number;
    }
    throw unexpected(name, "a whole number from " + min + " to " + max);
  }

  /** A seed is written as text, because not every language has integers of 64 bits. */
  public Seed seed(String name) throws MalformedLineException {
    try {
      return Seed.of(WholeNumber.parseShortest(text(name), Long.MIN_VALUE, Long.MAX_VALUE));
    } catch (NumberFormatException e) {
      throw unexpected(name, "a text with a whole number of 64 bits, in its shortest form");
    }
  }

  public double decimal(String name) throws MalformedLineException {
    if (fields.get(name) instanceof Number number && Double.isFinite(number.doubleValue())) {
      return number.doubleValue();
    }
    throw unexpected(name, "a number");
  }

  /** False if there is no such field. */
  public boolean flag(String name) throws MalformedLineException {
    Object value = fields.getOrDefault(name, false);
    if (value instanceof Boolean flag) {
      return flag;
    }
    throw unexpected(name, "true or false");
  }

  public Line object(String name) throws MalformedLineException {
    if (fields.get(name) instanceof Map<?, ?> object) {
      return of(object);
    }
    throw unexpected(name, "an object");
  }

  /** Empty if there is no such field. */
  public List<Line> objects(String name) throws MalformedLineException {
    return has(name)
        ? elements(name, Map.class, "a list of objects").stream().map(Line::of).toList()
        : List.of();
  }

  public List<String> texts(String name) throws MalformedLineException {
    return elements(name, String.class, "a list of texts");
  }

  public List<Long> numbers(String name) throws MalformedLineException {
    return elements(name, Long.class, "a list of whole numbers");
  }

  private <T> List<T> elements(String name, Class<T> type, String expected)
      throws MalformedLineException {
    if (fields.get(name) instanceof List<?> list && list.stream().allMatch(type::isInstance)) {
      return list.stream().map(type::cast).toList();
    }
    throw unexpected(name, expected);
  }

  @SuppressWarnings("unchecked") // Objects that were read have texts as keys.
  private static Line of(Object object) {
    return new Line((Map<String, Object>) object);
  }

  /** The exception that says what is wrong with a field. */
  public MalformedLineException unexpected(String name, String expected) {
    return new MalformedLineException(
        "field " + name + " " + found(fields.get(name)) + "; expected " + expected);
  }

  private static String found(@Nullable Object value) {
    if (value == null) {
      return "is missing";
    }
    return "is "
        + (value instanceof String text ? Excerpt.quote(text) : Excerpt.of(value.toString(), 60));
  }
}
