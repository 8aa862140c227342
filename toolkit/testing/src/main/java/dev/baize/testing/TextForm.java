package dev.baize.testing;

import static java.util.Objects.requireNonNull;

import java.util.function.Function;

/**
 * The contract of any text form: it is one line, which is parsed to an equal value, and any other
 * text is rejected.
 *
 * @param what the kind of value that is written, with an article
 */
record TextForm<T>(History history, String what, Function<String, ? extends T> parser) {

  /** Not the text form of anything. */
  private static final String NONSENSE = "\u2205 nothing is written so";

  static boolean isLine(String text) {
    return !text.isEmpty() && text.equals(text.strip()) && text.lines().count() == 1;
  }

  /** Requires a valid line of the text of a value that need not be parseable. */
  static void requireLine(History history, String what, String text) {
    history.require(
        isLine(text),
        "the text of " + what + " is one line, trimmed and not empty",
        "such a line",
        '"' + text + '"');
  }

  T parse(String text) {
    try {
      return parser.apply(text);
    } catch (RuntimeException e) {
      throw history.violation("the text of " + what + " can be read", '"' + text + '"', e);
    }
  }

  void requireParsed(T value, String text) {
    T parsed = parse(text);
    history.require(
        value.equals(parsed) && value.hashCode() == parsed.hashCode(),
        "the text of " + what + " is read as what was written: \"" + text + '"',
        value,
        parsed);
  }

  void requireNonsenseRejected() {
    IllegalArgumentException e =
        history.requireThrows(
            "nonsense is not read as " + what,
            IllegalArgumentException.class,
            () -> requireNonNull(parser.apply(NONSENSE)));
    history.require(
        String.valueOf(e.getMessage()).contains(NONSENSE),
        "the parser of " + what + " quotes what it rejects",
        NONSENSE,
        e);
  }
}
