package dev.baize.core.card;

import static com.google.common.base.Strings.lenientFormat;

import dev.baize.core.text.Excerpt;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Looks values up by their text form, and lists the text forms in errors. */
final class EnumNames<E> {
  private final String kind;
  private final List<E> values;
  private final Map<String, E> byWord = new HashMap<>();

  EnumNames(String kind, List<E> values) {
    this.kind = kind;
    this.values = values;
    for (E value : values) {
      byWord.put(value.toString(), value);
    }
  }

  /**
   * The value that prints {@code word}, a part of {@code text}; throws an error that quotes both if
   * there is none.
   */
  E find(String word, String text) {
    E value = byWord.get(word);
    if (value == null) {
      throw new IllegalArgumentException(
          lenientFormat(
              "%s: no %s %s; expected %s",
              Excerpt.quote(text), kind, Excerpt.quote(word), expected()));
    }
    return value;
  }

  private String expected() {
    List<String> words = values.stream().map(Object::toString).toList();
    int last = words.size() - 1;
    return String.join(", ", words.subList(0, last)) + " or " + words.get(last);
  }
}
