package dev.baize.blackjack.screen;

import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.Locale;

/** What all questions have in common. */
final class Wording {

  private Wording() {}

  /** Why a text is not an answer; empty if there is no text. */
  static String refusal(String text, String expected) {
    return text.isEmpty()
        ? ""
        : String.format(
            Locale.ROOT, "%s is not an answer here; expected %s", Excerpt.quote(text), expected);
  }

  static List<StyledText> sentences(String... sentences) {
    return List.of(sentences).stream().map(StyledText::of).toList();
  }

  /** For instance {@code hit, stand or double}. */
  static String choices(List<String> words) {
    int last = words.size() - 1;
    return last == 0
        ? words.get(0)
        : String.join(", ", words.subList(0, last)) + " or " + words.get(last);
  }
}
