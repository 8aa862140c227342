package dev.baize.testing;

import static java.util.Objects.requireNonNull;

import java.util.function.Function;

/**
 * Checks a parser of texts: the text of a value is parsed to an equal value, and any other text is
 * rejected.
 *
 * @param what the kind of value that is written, with an article
 */
record TextForm<T>(History history, String what, Function<String, ? extends T> parser) {

  /** Not the text form of anything. */
  private static final String NONSENSE = "\u2205 nothing is written so";

  T parse(String text) {
    String promise = "the text of " + what + " can be read";
    return history.answer(promise, '"' + text + '"', () -> parser.apply(text));
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
    String message = String.valueOf(e.getMessage());
    String promise = "the parser of " + what + " quotes what it rejects";
    history.require(message.contains(NONSENSE), promise, NONSENSE, e);
  }
}
