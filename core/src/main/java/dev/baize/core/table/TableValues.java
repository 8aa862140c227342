package dev.baize.core.table;

import static java.util.Objects.requireNonNull;

import java.util.Map;

/**
 * The values that a person chose for a new game at the table. Immutable.
 *
 * @param given the values by option name; missing options have their defaults
 */
public record TableValues(Map<String, Object> given) {

  /**
   * Copies the values.
   *
   * @param given the values by option name
   */
  public TableValues {
    given = Map.copyOf(given);
  }

  /**
   * {@return the value of an option}
   *
   * @param option any option
   * @param <T> the type of its values
   */
  public <T> T get(TableOption<T> option) {
    return getOrDefault(option, option.defaultValue());
  }

  /**
   * {@return the value of an option whose default depends on other options}
   *
   * @param option any option
   * @param defaultValue the value if none is given
   * @param <T> the type of its values
   */
  @SuppressWarnings("unchecked") // The class of the default has checked the cast.
  public <T> T getOrDefault(TableOption<T> option, T defaultValue) {
    Object value = given.getOrDefault(option.name(), requireNonNull(defaultValue));
    return (T) option.defaultValue().getClass().cast(value);
  }
}
