package dev.baize.core.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The presentation of a result. The same result is always presented in the same way. */
public interface Report {

  /** {@return the result for people: lines that end in a line feed} */
  String text();

  /**
   * {@return the result for people, laid out to fit a screen; by default, {@link #text()}}
   *
   * @param columns how wide the screen is; 0 if there is none, and room for everything
   */
  default String text(int columns) {
    return text();
  }

  /** {@return the result for JSON: maps by text, lists, text, numbers, booleans and null} */
  Map<String, ?> values();

  /**
   * {@return the result for CSV: one row or more with the same columns, by name, of text, numbers,
   * booleans and null}
   */
  List<? extends Map<String, ?>> rows();

  /** {@return what a partial result lacks, such as {@code games 0 to 99}; empty if nothing} */
  default Optional<String> missing() {
    return Optional.empty();
  }
}
