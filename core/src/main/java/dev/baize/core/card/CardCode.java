package dev.baize.core.card;

import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.Locale;

/**
 * Cards in short, for people to type and for tables: the rank, 2 to 10, J, Q, K or A, and the first
 * letter of the suit, such as {@code JD} for the Jack of Diamonds.
 */
public final class CardCode {
  private static final List<String> RANKS =
      List.of("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A");
  private static final String SUITS = "SHCD";

  /** As usual as 10 where every card is two letters. */
  private static final String TEN = "T";

  private CardCode() {}

  /**
   * A card in short.
   *
   * @param card any card
   * @return for instance {@code 10C}
   */
  public static String of(Card card) {
    return of(card.rank()) + of(card.suit());
  }

  /**
   * A rank in short.
   *
   * @param rank any rank
   * @return for instance {@code 10}
   */
  public static String of(Rank rank) {
    return RANKS.get(rank.index());
  }

  /**
   * A suit in short.
   *
   * @param suit any suit
   * @return for instance {@code C}
   */
  public static String of(Suit suit) {
    return SUITS.substring(suit.index(), suit.index() + 1);
  }

  /**
   * Reads what {@link #of} prints, in upper or lower case; a ten may be T as well.
   *
   * @param text a card in short, such as {@code 10C}, {@code TC} or {@code 10c}
   * @return the card
   * @throws IllegalArgumentException if the text is anything else; the message quotes it and says
   *     what was expected
   */
  public static Card parse(String text) {
    String code = text.toUpperCase(Locale.ROOT);
    int end = Math.max(0, code.length() - 1);
    int suit = code.isEmpty() ? -1 : SUITS.indexOf(code.charAt(end));
    String symbol = code.substring(0, end);
    int rank = RANKS.indexOf(symbol.equals(TEN) ? "10" : symbol);
    if (suit < 0 || rank < 0) {
      throw new IllegalArgumentException(
          "%s is no card; expected a rank (2 to 10, J, Q, K, A) and a suit (S, H, C, D), such as JD"
              .formatted(Excerpt.quote(text)));
    }
    return Card.of(Rank.at(rank), Suit.at(suit));
  }
}
