package dev.baize.core.game;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import dev.baize.core.text.Excerpt;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The content of a {@link View} as named values, for programs in other languages and for files: see
 * {@link ViewFormat}. A value is an integer, a boolean, a string, nested fields, or a list of
 * values. What a seat does not know, or what does not exist, has no field. Immutable.
 */
public final class ViewFields {

  private final ImmutableMap<String, Object> values;

  /** The prefix of names in messages: the path to these fields if they are nested. */
  private final String path;

  private ViewFields(ImmutableMap<String, Object> values, String path) {
    this.values = values;
    this.path = path;
  }

  /**
   * {@return fields with these values}
   *
   * @param values by name, in order: each a {@link Long}, {@link Integer}, {@link Boolean} or
   *     {@link String}, fields, a map, which becomes fields, or a list of such values
   * @throws IllegalArgumentException if there is any other value, or a name is not made of
   *     lower-case letters a to z, digits and underscores, a letter first
   */
  public static ViewFields of(Map<String, ?> values) {
    return copy(values);
  }

  private static ViewFields copy(Map<?, ?> values) {
    Builder builder = builder();
    values.forEach(
        (name, value) -> {
          checkArgument(name instanceof String, "field %s: expected a text as name", name);
          builder.put((String) name, value);
        });
    return builder.build();
  }

  /** Without a regular expression, which would take longer than the rest of a view. */
  private static String requireName(String name) {
    boolean possible = !name.isEmpty() && isLetter(name.charAt(0));
    for (int i = 1; i < name.length(); i++) {
      char c = name.charAt(i);
      possible &= isLetter(c) || (c >= '0' && c <= '9') || c == '_';
    }
    if (!possible) {
      throw new IllegalArgumentException(
          "field "
              + Excerpt.quote(name)
              + ": a name is lower-case letters a to z, digits and underscores, a letter first");
    }
    return name;
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z';
  }

  private static Object copy(String name, Object value) {
    if (value instanceof Integer number) {
      return number.longValue();
    }
    if (value instanceof List<?> list) {
      List<Object> copy = new ArrayList<>(list.size());
      list.forEach(each -> copy.add(copy(name, each)));
      return Collections.unmodifiableList(copy);
    }
    if (value instanceof Map<?, ?> map) {
      return copy(map);
    }
    checkArgument(
        value instanceof String
            || value instanceof Long
            || value instanceof Boolean
            || value instanceof ViewFields,
        "field %s: expected a whole number, a truth value, a text, fields or a list, but this is"
            + " %s",
        name,
        value);
    return value;
  }

  /** {@return a builder without fields} */
  public static Builder builder() {
    return new Builder();
  }

  /** {@return the values by name, in order, as {@link #of} takes them, whole numbers as longs} */
  public Map<String, Object> asMap() {
    return values;
  }

  /**
   * {@return whether there is a field}
   *
   * @param name its name
   */
  public boolean has(String name) {
    return get(name) != null;
  }

  /**
   * {@return the value of a field, a whole number}
   *
   * @param name its name
   * @param min the lowest number that makes sense
   * @param max the highest number that makes sense
   */
  public long number(String name, long min, long max) {
    return number(() -> path + name, get(name), min, max);
  }

  private static long number(Supplier<String> name, @Nullable Object value, long min, long max) {
    if (value instanceof Long number && min <= number && number <= max) {
      return number;
    }
    throw unexpected(name.get(), value, lenientFormat("a whole number from %s to %s", min, max));
  }

  /**
   * {@return the value of a field, a whole number}
   *
   * @param name its name
   * @param min the lowest number that makes sense
   * @param max the highest number that makes sense
   */
  public int number(String name, int min, int max) {
    return (int) number(name, (long) min, max);
  }

  /**
   * {@return the value of a field, a list of whole numbers}
   *
   * @param name its name
   * @param min the lowest number that makes sense
   * @param max the highest number that makes sense
   */
  public List<Integer> numbers(String name, int min, int max) {
    return list(name, (each, value) -> (int) number(each, value, min, max));
  }

  /**
   * {@return the value of a field, true or false}
   *
   * @param name its name
   */
  public boolean flag(String name) {
    Object value = get(name);
    if (value instanceof Boolean flag) {
      return flag;
    }
    throw unexpected(path + name, value, "true or false");
  }

  /**
   * {@return what the text of a field denotes}
   *
   * @param <T> what it denotes
   * @param name the name of the field
   * @param parser parses the text; its {@link IllegalArgumentException} says what is expected
   */
  public <T> T parse(String name, Function<String, T> parser) {
    return parse(() -> path + name, get(name), requireNonNull(parser));
  }

  private static <T> T parse(
      Supplier<String> name, @Nullable Object value, Function<String, T> parser) {
    if (!(value instanceof String text)) {
      throw unexpected(name.get(), value, "a text");
    }
    try {
      return parser.apply(text);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("field " + name.get() + ": " + e.getMessage(), e);
    }
  }

  /**
   * {@return what the texts of a field denote}
   *
   * @param <T> what each denotes
   * @param name the name of the field
   * @param parser parses a text; its {@link IllegalArgumentException} says what is expected
   */
  public <T> List<T> parseAll(String name, Function<String, T> parser) {
    requireNonNull(parser);
    return list(name, (each, value) -> parse(each, value, parser));
  }

  /**
   * {@return the value of a field, a list of fields}
   *
   * @param name its name
   */
  public List<ViewFields> groups(String name) {
    return list(
        name,
        (each, value) -> {
          if (value instanceof ViewFields fields) {
            return new ViewFields(fields.values, each.get() + '.');
          }
          throw unexpected(each.get(), value, "an object");
        });
  }

  private @Nullable Object get(String name) {
    return values.get(requireNonNull(name));
  }

  /** The elements of a list. */
  private <T> List<T> list(String name, BiFunction<Supplier<String>, Object, T> element) {
    Object value = get(name);
    if (!(value instanceof List<?> list)) {
      throw unexpected(path + name, value, "a list");
    }
    List<T> elements = new ArrayList<>(list.size());
    for (int i = 0; i < list.size(); i++) {
      int index = i;
      elements.add(element.apply(() -> path + name + '[' + index + ']', list.get(i)));
    }
    return elements;
  }

  private static IllegalArgumentException unexpected(
      String name, @Nullable Object value, String expected) {
    String found = value == null ? "is missing" : "is " + Excerpt.of(value.toString(), 60);
    return new IllegalArgumentException(
        lenientFormat("field %s %s; expected %s", name, found, expected));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ViewFields that && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return values.toString();
  }

  /** Builds fields; obtained from {@link #builder}. */
  public static final class Builder {

    private final ImmutableMap.Builder<String, Object> fields = ImmutableMap.builder();

    private Builder() {}

    /**
     * Adds a field.
     *
     * @param name its name
     * @param value as in {@link ViewFields#of}
     * @return this builder
     */
    public Builder put(String name, Object value) {
      Object copied = copy(name, requireNonNull(value));
      fields.put(requireName(name), copied);
      return this;
    }

    /**
     * Adds a field whose value is a list of texts.
     *
     * @param name its name
     * @param values whose {@code toString} are the texts
     * @return this builder
     */
    public Builder texts(String name, Iterable<?> values) {
      List<String> texts = new ArrayList<>();
      values.forEach(value -> texts.add(value.toString()));
      fields.put(requireName(name), Collections.unmodifiableList(texts));
      return this;
    }

    /** {@return the fields, whose names are different} */
    public ViewFields build() {
      return new ViewFields(fields.buildOrThrow(), "");
    }
  }
}
