package dev.baize.core.game;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.text.Excerpt;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The content of a {@link View} as named values, for programs in other languages and for files: see
 * {@link ViewFormat}. A value is a whole number, a truth value, a text, fields again, or a list of
 * values. What a seat does not know, or what there is not, has no field. Immutable.
 */
public final class ViewFields {

  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]*");

  /** In order. */
  private final Map<String, Object> values;

  /** What the names begin with in messages: where these fields are inside of others. */
  private final String path;

  private ViewFields(Map<String, Object> values, String path) {
    this.values = values;
    this.path = path;
  }

  /**
   * {@return fields with these values}
   *
   * @param values by name: each a {@link Long}, an {@link Integer}, a {@link Boolean}, a {@link
   *     String}, fields, or a list of such values; with the order of the map
   * @throws IllegalArgumentException if there is any other value, or a name is not made of
   *     lower-case letters a to z, digits and underscores, a letter first
   */
  public static ViewFields of(Map<String, ?> values) {
    Map<String, Object> copy = new LinkedHashMap<>();
    values.forEach(
        (name, value) -> {
          checkArgument(
              NAME.matcher(name).matches(),
              "field %s: a name is lower-case letters a to z, digits and underscores, a letter"
                  + " first",
              Excerpt.quote(name));
          copy.put(name, copy(name, value));
        });
    return new ViewFields(Collections.unmodifiableMap(copy), "");
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
    checkArgument(
        value instanceof Long
            || value instanceof Boolean
            || value instanceof String
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

  /**
   * {@return the values by name, in order} Each is a {@link Long}, a {@link Boolean}, a {@link
   * String}, fields, or a list of such values.
   */
  public Map<String, Object> asMap() {
    return values;
  }

  /** {@return the names of the fields, in order} */
  public Set<String> names() {
    return values.keySet();
  }

  /**
   * {@return whether there is a field}
   *
   * @param name its name
   */
  public boolean has(String name) {
    return values.containsKey(requireNonNull(name));
  }

  /**
   * {@return the value of a field, a whole number}
   *
   * @param name its name
   * @param min the lowest number that makes sense
   * @param max the highest number that makes sense
   * @throws IllegalArgumentException if there is no such field, or its value is anything else
   */
  public long number(String name, long min, long max) {
    return number(path + name, get(name), min, max);
  }

  private static long number(String name, @Nullable Object value, long min, long max) {
    if (value instanceof Long number && min <= number && number <= max) {
      return number;
    }
    throw unexpected(
        name, value, String.format(Locale.ROOT, "a whole number from %d to %d", min, max));
  }

  /**
   * {@return the value of a field, a whole number}
   *
   * @param name its name
   * @param min the lowest number that makes sense
   * @param max the highest number that makes sense
   * @throws IllegalArgumentException if there is no such field, or its value is anything else
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
   * @throws IllegalArgumentException if there is no such field, or its value is anything else
   */
  public List<Integer> numbers(String name, int min, int max) {
    return list(name, (each, value) -> (int) number(each, value, min, max));
  }

  /**
   * {@return the value of a field, true or false}
   *
   * @param name its name
   * @throws IllegalArgumentException if there is no such field, or its value is anything else
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
   * @throws IllegalArgumentException if there is no such field, its value is no text, or the parser
   *     rejects it
   */
  public <T> T parse(String name, Function<String, T> parser) {
    return parse(path + name, get(name), requireNonNull(parser));
  }

  private static <T> T parse(String name, @Nullable Object value, Function<String, T> parser) {
    if (!(value instanceof String text)) {
      throw unexpected(name, value, "a text");
    }
    try {
      return parser.apply(text);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("field " + name + ": " + e.getMessage(), e);
    }
  }

  /**
   * {@return what the texts of a field denote}
   *
   * @param <T> what each denotes
   * @param name the name of the field
   * @param parser parses a text; its {@link IllegalArgumentException} says what is expected
   * @throws IllegalArgumentException if there is no such field, its value is no list of texts, or
   *     the parser rejects one
   */
  public <T> List<T> parseAll(String name, Function<String, T> parser) {
    requireNonNull(parser);
    return list(name, (each, value) -> parse(each, value, parser));
  }

  /**
   * {@return the value of a field, a list of fields}
   *
   * @param name its name
   * @throws IllegalArgumentException if there is no such field, or its value is anything else
   */
  public List<ViewFields> groups(String name) {
    return list(
        name,
        (each, value) -> {
          if (value instanceof ViewFields fields) {
            return new ViewFields(fields.values, each + '.');
          }
          throw unexpected(each, value, "an object");
        });
  }

  private @Nullable Object get(String name) {
    return values.get(requireNonNull(name));
  }

  private <T> List<T> list(String name, BiFunction<String, Object, T> element) {
    Object value = get(name);
    if (!(value instanceof List<?> list)) {
      throw unexpected(path + name, value, "a list");
    }
    List<T> elements = new ArrayList<>(list.size());
    for (int i = 0; i < list.size(); i++) {
      elements.add(element.apply(path + name + '[' + i + ']', list.get(i)));
    }
    return elements;
  }

  private static IllegalArgumentException unexpected(
      String name, @Nullable Object value, String expected) {
    String found = value == null ? "is missing" : "is " + Excerpt.of(value.toString(), 60);
    return new IllegalArgumentException(
        String.format(Locale.ROOT, "field %s %s; expected %s", name, found, expected));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ViewFields that && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  /** The fields, for debugging. */
  @Override
  public String toString() {
    return values.toString();
  }

  /** Builds fields; obtained from {@link #builder}. Names are those that {@link #of} accepts. */
  public static final class Builder {

    private final Map<String, Object> values = new LinkedHashMap<>();

    private Builder() {}

    /**
     * Adds a field.
     *
     * @param name its name
     * @param number its value
     * @return this builder
     */
    public Builder put(String name, long number) {
      return add(name, number);
    }

    /**
     * Adds a field.
     *
     * @param name its name
     * @param flag its value
     * @return this builder
     */
    public Builder put(String name, boolean flag) {
      return add(name, flag);
    }

    /**
     * Adds a field.
     *
     * @param name its name
     * @param text its value
     * @return this builder
     */
    public Builder put(String name, String text) {
      return add(name, text);
    }

    /**
     * Adds a field.
     *
     * @param name its name
     * @param list its value; elements as in {@link ViewFields#of}
     * @return this builder
     */
    public Builder put(String name, List<?> list) {
      return add(name, list);
    }

    /**
     * Adds a field whose value is a list of texts.
     *
     * @param name its name
     * @param values their {@code toString} are the texts
     * @return this builder
     */
    public Builder texts(String name, Iterable<?> values) {
      List<String> texts = new ArrayList<>();
      values.forEach(value -> texts.add(value.toString()));
      return add(name, texts);
    }

    private Builder add(String name, Object value) {
      checkArgument(
          values.put(requireNonNull(name), requireNonNull(value)) == null,
          "field %s is there twice",
          name);
      return this;
    }

    /**
     * {@return the fields}
     *
     * @throws IllegalArgumentException if {@link ViewFields#of} rejects one
     */
    public ViewFields build() {
      return of(values);
    }
  }
}
