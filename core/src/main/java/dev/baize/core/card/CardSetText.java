package dev.baize.core.card;

import static com.google.common.base.Strings.lenientFormat;
import static java.util.stream.Collectors.joining;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Prints and parses the text form of a {@link CardSet}. */
final class CardSetText {
  private static final String START = "{";
  private static final String BETWEEN = ", ";
  private static final String END = "}";

  private CardSetText() {}

  static String print(List<Card> cards) {
    return cards.stream().map(Card::toString).collect(joining(BETWEEN, START, END));
  }

  static Set<Card> parse(String text) {
    if (!text.startsWith(START)) {
      throw wrong(text, lenientFormat("no \"%s\" at the start", START));
    }
    if (!text.endsWith(END)) {
      throw wrong(text, lenientFormat("no \"%s\" at the end", END));
    }
    String list = text.substring(START.length(), text.length() - END.length());
    return list.isEmpty() ? Set.of() : parseCards(list.split(BETWEEN, -1), text);
  }

  private static Set<Card> parseCards(String[] words, String text) {
    Set<Card> cards = new LinkedHashSet<>();
    for (int i = 0; i < words.length; i++) {
      Card card = parseCard(words[i], i + 1, text);
      if (!cards.add(card)) {
        throw new IllegalArgumentException(
            lenientFormat("\"%s\": card %s, \"%s\", appears twice", text, i + 1, card));
      }
    }
    return cards;
  }

  private static Card parseCard(String word, int position, String text) {
    try {
      return Card.parse(word);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          lenientFormat("\"%s\": card %s, %s", text, position, e.getMessage()), e);
    }
  }

  private static IllegalArgumentException wrong(String text, String what) {
    return new IllegalArgumentException(
        lenientFormat(
            "\"%s\": %s; expected cards in braces, such as \"{Nine of Spades, Ace of Hearts}\"",
            text, what));
  }
}
