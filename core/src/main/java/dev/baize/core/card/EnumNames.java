package dev.baize.core.card;

import static com.google.common.base.Strings.lenientFormat;

import dev.baize.core.text.Excerpt;
import java.util.List;

/**
 * Looks values up by their texts, which errors list.
 *
 * @param kind what the values are, for errors
 * @param values in the order in which errors list them
 */
record EnumNames<E>(String kind, List<E> values) {

  /** {@return the value with a text; errors also quote the text that it is a part of} */
  E find(String word, String text) {
    for (E value : values) {
      if (value.toString().equals(word)) {
        return value;
      }
    }
    throw new IllegalArgumentException(
        lenientFormat(
            "%s: no %s %s; expected %s",
            Excerpt.quote(text), kind, Excerpt.quote(word), expected()));
  }

  private String expected() {
    List<String> words = values.stream().map(Object::toString).toList();
    int last = words.size() - 1;
    return String.join(", ", words.subList(0, last)) + " or " + words.get(last);
  }
}
