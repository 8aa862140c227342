package dev.baize.core.table;

import static java.util.Objects.requireNonNull;

/**
 * A named value that a person sees, such as the trump suit or the number of cards left.
 *
 * @param name what it is called, such as {@code Trump}; empty for a value that needs no name
 * @param value the value on one line
 */
public record Fact(String name, StyledText value) {

  /**
   * A named value.
   *
   * @param name what it is called
   * @param value the value on one line
   */
  public Fact {
    requireNonNull(name);
    requireNonNull(value);
  }

  /**
   * {@return a named value}
   *
   * @param name what it is called; may be empty
   * @param value the value on one line
   */
  public static Fact of(String name, CharSequence value) {
    return new Fact(name, StyledText.join(value));
  }

  /** {@return the name and the value, such as {@code Trump: hearts}} */
  public StyledText text() {
    return name.isEmpty() ? value : StyledText.join(name + ": ", value);
  }
}
