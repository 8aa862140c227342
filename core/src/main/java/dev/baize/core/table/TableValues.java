package dev.baize.core.table;

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
   * @throws ClassCastException if the value is of another type
   */
  @SuppressWarnings("unchecked") // The class of the default has checked the cast.
  public <T> T get(TableOption<T> option) {
    T defaultValue = option.defaultValue();
    return (T) defaultValue.getClass().cast(given.getOrDefault(option.name(), defaultValue));
  }
}
