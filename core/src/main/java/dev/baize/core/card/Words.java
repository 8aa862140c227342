package dev.baize.core.card;

import static java.util.function.Function.identity;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toUnmodifiableMap;

import java.util.List;
import java.util.Map;

/**
 * Finds a value by the word that it prints, and can say which words there are.
 *
 * @param <E> the values, at least two
 */
final class Words<E> {
  private final String kind;
  private final Map<String, E> byWord;
  private final String expected;

  Words(String kind, List<E> values) {
    this.kind = kind;
    this.byWord = values.stream().collect(toUnmodifiableMap(Object::toString, identity()));
    int last = values.size() - 1;
    this.expected =
        values.stream().limit(last).map(Object::toString).collect(joining(", "))
            + " or "
            + values.get(last);
  }

  /** The value that prints {@code word}, a part of {@code text}, or an error that quotes both. */
  E find(String word, String text) {
    E value = byWord.get(word);
    if (value == null) {
      throw new IllegalArgumentException(
          "\"%s\": no %s \"%s\"; expected %s".formatted(text, kind, word, expected));
    }
    return value;
  }
}
