package dev.baize.core.table;

import static java.util.Objects.requireNonNull;

/**
 * Something that a person may choose for a new game at the table, such as how many points win it.
 * On the command line it is {@code --NAME=LABEL}.
 *
 * @param name one word in lower case
 * @param label what stands for a value, such as {@code N}
 * @param help one sentence that says what it is, which values there are and which is the usual
 * @param usual the value where none is given: an {@link Integer}, a {@link Long} or a {@link
 *     String}, as all values then are
 * @param <T> the type of the values
 */
public record TableOption<T>(String name, String label, String help, T usual) {

  /**
   * An option.
   *
   * @param name one word in lower case
   * @param label what stands for a value
   * @param help what it is, which values there are and which is the usual
   * @param usual the value where none is given
   * @throws IllegalArgumentException if the usual value is of any other type
   */
  public TableOption {
    requireNonNull(name);
    requireNonNull(label);
    requireNonNull(help);
    requireNonNull(usual);
    if (!(usual instanceof Integer || usual instanceof Long || usual instanceof String)) {
      throw new IllegalArgumentException(
          "option %s is of %s; expected Integer, Long or String".formatted(name, usual.getClass()));
    }
  }
}
