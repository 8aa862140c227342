package dev.baize.testing;

import static java.util.Objects.requireNonNull;

import java.util.function.Function;

/**
 * The contract of any text form: it is one line, which is parsed to an equal value, and any other
 * text is rejected.
 *
 * @param history what to report with a broken promise
 * @param what the kind of value that is written, with an article
 * @param read reads a text
 */
record TextForm<T>(History history, String what, Function<String, ? extends T> read) {

  /** Not the text form of anything. */
  private static final String NONSENSE = "\u2205 nothing is written so";

  void requireLine(String text) {
    requireLine(history, what, text);
  }

  /** Requires a valid line of the text of a value that need not be parseable. */
  static void requireLine(History history, String what, String text) {
    history.require(
        isLine(text),
        "the text of " + what + " is one line, trimmed and not empty",
        "such a line",
        '"' + text + '"');
  }

  static boolean isLine(String text) {
    return !text.isEmpty() && text.equals(text.strip()) && text.lines().count() == 1;
  }

  void requireRead(T written, String text) {
    T back = requireReadable(text);
    history.require(
        written.equals(back) && written.hashCode() == back.hashCode(),
        "the text of " + what + " is read as what was written: \"" + text + '"',
        written,
        back);
  }

  T requireReadable(String text) {
    try {
      return read.apply(text);
    } catch (RuntimeException e) {
      throw history.violation("the text of " + what + " can be read", '"' + text + '"', e);
    }
  }

  void requireRefusal() {
    IllegalArgumentException e =
        history.requireThrows(
            "nonsense is not read as " + what,
            IllegalArgumentException.class,
            () -> requireNonNull(read.apply(NONSENSE)));
    history.require(
        String.valueOf(e.getMessage()).contains(NONSENSE),
        "the parser of " + what + " quotes what it rejects",
        NONSENSE,
        e);
  }
}
