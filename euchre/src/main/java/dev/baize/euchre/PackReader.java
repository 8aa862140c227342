package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.text.Excerpt;
import dev.baize.euchre.kernel.EuchreCards;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads a pack file word by word, three to a card, and keeps track of line numbers. */
final class PackReader {

  /**
   * Longer than any word of a card's name. Reading stops after such a word, as a file can be
   * endless.
   */
  private static final int MAX_WORD_LENGTH = 40;

  private static final int END = -1;

  /** What editors of some systems put before a text: a byte order mark. */
  private static final char MARK = '\uFEFF';

  private final Reader in;
  private final Map<Card, Integer> lines = new HashMap<>();
  private int line = 1;
  private int lineOfWord = 1;
  private boolean begun;
  private boolean cut;

  PackReader(Reader in) {
    this.in = in;
  }

  Deck<Card> read() throws IOException {
    List<Card> cards = new ArrayList<>();
    for (String word = word(); !word.isEmpty(); word = word()) {
      int at = lineOfWord;
      String name = word + " " + word() + " " + word();
      if (cards.size() == EuchreCards.COUNT) {
        throw wrong(at, Excerpt.quote(name.strip()) + " after the 24 cards of the pack");
      }
      cards.add(card(at, name.strip()));
    }
    if (cards.size() < EuchreCards.COUNT) {
      throw wrong(line, "the pack ends after " + cards.size() + " cards; expected 24");
    }
    return new Deck<>(cards);
  }

  private Card card(int at, String name) {
    Card card;
    try {
      card = Card.parse(name);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("line " + at + ": " + e.getMessage(), e);
    }
    if (EuchreCards.number(card) < 0) {
      throw wrong(at, card + " is not one of the 24 euchre cards");
    }
    Integer before = lines.putIfAbsent(card, at);
    if (before != null) {
      throw wrong(at, card + " again, after line " + before);
    }
    return card;
  }

  /** The next word; empty at the end of the file. */
  private String word() throws IOException {
    StringBuilder word = new StringBuilder();
    for (int c = cut ? END : in.read(); c != END; c = in.read()) {
      boolean separates = Character.isWhitespace(c) || (c == MARK && !begun);
      begun = true;
      if (!separates) {
        lineOfWord = line;
        word.append((char) c);
        if (word.length() == MAX_WORD_LENGTH) {
          cut = true;
          break;
        }
        continue;
      }
      if (c == '\n') {
        line++;
      }
      if (word.length() > 0) {
        break;
      }
    }
    return word.toString();
  }

  private static IllegalArgumentException wrong(int line, String what) {
    return new IllegalArgumentException("line " + line + ": " + what);
  }
}
