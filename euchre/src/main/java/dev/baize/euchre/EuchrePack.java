package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.core.text.Excerpt;
import dev.baize.euchre.kernel.EuchreCards;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The 24 cards of euchre as a deck, and as a pack file. */
public final class EuchrePack {

  private static final String COMMA = ", ";

  private EuchrePack() {}

  /** {@return the pack in new order: nine to ace of Spades, then Hearts, Clubs, Diamonds} */
  public static Deck<Card> fresh() {
    List<Card> cards = new ArrayList<>();
    for (Suit suit : Suit.values()) {
      for (Rank rank : Rank.values()) {
        if (rank.compareTo(Rank.NINE) >= 0) {
          cards.add(Card.of(rank, suit));
        }
      }
    }
    return new Deck<>(cards);
  }

  /**
   * {@return the pack of a file: one card per line, such as {@code Nine of Spades}, in dealing
   * order} A byte order mark, blank lines and extra white space are ignored.
   *
   * @param in what to read; it is not closed
   * @throws IllegalArgumentException if each of the 24 cards is not there exactly once; names the
   *     line and says what is wrong there
   * @throws IOException if reading fails
   */
  public static Deck<Card> read(Reader in) throws IOException {
    return new PackReader(in).read();
  }

  /** The cards of a pack on one line, which {@link #parse} reads. */
  static String text(Deck<Card> pack) {
    StringBuilder text = new StringBuilder();
    for (Card card : pack.cards()) {
      text.append(text.isEmpty() ? "" : COMMA).append(card);
    }
    return text.toString();
  }

  static Deck<Card> parse(String text) {
    return new Deck<>(Arrays.stream(text.split(COMMA, -1)).map(Card::parse).toList());
  }

  /** The card numbers of a pack, in its order, which must be the 24 different cards of euchre. */
  static int[] numbers(Deck<Card> pack) {
    int[] numbers = new int[pack.cards().size()];
    int mask = 0;
    for (int i = 0; i < numbers.length; i++) {
      Card card = pack.cards().get(i);
      numbers[i] = EuchreCards.require(card);
      if ((mask & (1 << numbers[i])) != 0) {
        throw new IllegalArgumentException(card + " is in the pack twice");
      }
      mask |= 1 << numbers[i];
    }
    if (mask != EuchreCards.ALL) {
      throw new IllegalArgumentException(
          "a pack of " + numbers.length + " cards; expected all 24 euchre cards");
    }
    return numbers;
  }

  /** Reads a pack file word by word, three to a card, and keeps track of line numbers. */
  private static final class PackReader {

    /** Longer than any word of a card's name: reading stops after it, as files can be endless. */
    private static final int MAX_WORD_LENGTH = 40;

    private static final int END = -1;

    /** What editors of some systems put before a text: a byte order mark. */
    private static final char MARK = '\uFEFF';

    private final Reader in;

    /** The cards in their order, each with its line. */
    private final Map<Card, Integer> lines = new LinkedHashMap<>();

    private int line = 1;
    private int lineOfWord = 1;
    private boolean begun;
    private boolean cut;

    PackReader(Reader in) {
      this.in = in;
    }

    Deck<Card> read() throws IOException {
      for (String word = word(); !word.isEmpty(); word = word()) {
        int at = lineOfWord;
        String name = word + " " + word() + " " + word();
        if (lines.size() == EuchreCards.COUNT) {
          throw wrong(at, Excerpt.quote(name.strip()) + " after the 24 cards of the pack");
        }
        add(at, name.strip());
      }
      if (lines.size() < EuchreCards.COUNT) {
        throw wrong(line, "the pack ends after " + lines.size() + " cards; expected 24");
      }
      return new Deck<>(List.copyOf(lines.keySet()));
    }

    private void add(int at, String name) {
      Card card;
      try {
        card = Card.parse(name);
        EuchreCards.require(card);
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException("line " + at + ": " + e.getMessage(), e);
      }
      Integer before = lines.putIfAbsent(card, at);
      if (before != null) {
        throw wrong(at, card + " again, after line " + before);
      }
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
}
