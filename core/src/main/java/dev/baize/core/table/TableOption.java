package dev.baize.core.table;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.text.Excerpt;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A setting of a new game that a person may choose, as by {@code --NAME=LABEL} on a command line.
 *
 * @param name lower-case letters a to z, digits and hyphens, a letter first
 * @param label the placeholder for a value, such as {@code N}
 * @param help one sentence: its meaning, the allowed values and the default
 * @param defaultValue an {@link Integer}, {@link Long} or {@link String}, as all values are
 * @param <T> the type of the values
 */
public record TableOption<T>(String name, String label, String help, T defaultValue) {

  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]*");

  /**
   * Checks the name and the type of the default.
   *
   * @param name lower-case letters a to z, digits and hyphens, a letter first
   * @param label the placeholder for a value
   * @param help its meaning, the allowed values and the default
   * @param defaultValue the default value
   */
  public TableOption {
    requireNonNull(label);
    requireNonNull(help);
    requireNonNull(defaultValue);
    checkArgument(
        NAME.matcher(name).matches(),
        "option %s: expected lower-case letters, digits and hyphens, a letter first",
        Excerpt.quote(name));
    checkArgument(
        defaultValue instanceof Integer
            || defaultValue instanceof Long
            || defaultValue instanceof String,
        "option %s is of %s; expected Integer, Long or String",
        name,
        defaultValue.getClass());
  }

  /**
   * {@return the value of this option}
   *
   * @param given the values that a person chose, by option name
   */
  public T in(Map<String, ?> given) {
    return in(given, defaultValue);
  }

  /**
   * {@return the value of this option where its default depends on other options}
   *
   * @param given the values that a person chose, by option name
   * @param otherwise the value if none is given
   */
  @SuppressWarnings("unchecked") // The class of the default has checked the cast.
  public T in(Map<String, ?> given, T otherwise) {
    Object value = given.get(name);
    return (T) defaultValue.getClass().cast(value == null ? requireNonNull(otherwise) : value);
  }
}
