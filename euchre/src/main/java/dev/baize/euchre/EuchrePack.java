package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.euchre.kernel.EuchreCards;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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
    return Deck.of(cards);
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
    return Deck.of(Arrays.stream(text.split(COMMA, -1)).map(Card::parse).toList());
  }

  /** The card numbers of a pack, in its order, which must be the 24 different cards of euchre. */
  static int[] numbers(Deck<Card> pack) {
    int[] numbers = new int[pack.size()];
    int mask = 0;
    for (int i = 0; i < numbers.length; i++) {
      Card card = pack.get(i);
      numbers[i] = EuchreCards.number(card);
      if (numbers[i] < 0) {
        throw new IllegalArgumentException(card + " is not one of the 24 euchre cards");
      }
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
}
