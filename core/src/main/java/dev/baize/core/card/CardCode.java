package dev.baize.core.card;

import static com.google.common.base.Strings.lenientFormat;

import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Short codes of cards, for typing and for tables: the rank, 2 to 10, J, Q, K or A, and the first
 * letter of the suit, such as {@code JD} for the Jack of Diamonds.
 */
public final class CardCode {
  private static final List<String> RANKS =
      List.of("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A");
  private static final String SUITS = "SHCD";
  private static final String SIGNS = "♠♥♣♦";

  private CardCode() {}

  /**
   * {@return the code of a card, such as {@code 10C}}
   *
   * @param card any card
   */
  public static String of(Card card) {
    return of(card.rank()) + of(card.suit());
  }

  /**
   * {@return the code of a rank, such as {@code 10}}
   *
   * @param rank any rank
   */
  public static String of(Rank rank) {
    return RANKS.get(rank.index());
  }

  /**
   * {@return the code of a suit, such as {@code C}}
   *
   * @param suit any suit
   */
  public static String of(Suit suit) {
    return SUITS.substring(suit.index(), suit.index() + 1);
  }

  /**
   * {@return a sentence with the codes of the cards it names, such as Jack of Diamonds} Case and an
   * article before a name are ignored.
   *
   * @param sentence any text
   */
  public static String abbreviated(String sentence) {
    String text = sentence;
    for (Card card : CardSet.all()) {
      String name =
          lenientFormat(
              "\\b(?:an?\\s+)?(?:%s|%s)\\s+of\\s+%s\\b", card.rank(), of(card.rank()), card.suit());
      text = Pattern.compile(name, Pattern.CASE_INSENSITIVE).matcher(text).replaceAll(of(card));
    }
    return text;
  }

  /**
   * {@return the card with a code, case ignored; T may stand for 10, and a sign for a suit}
   *
   * @param text a code, such as {@code 10C}, {@code TC}, {@code 10c} or {@code 10♣}
   */
  public static Card parse(String text) {
    String code = text.toUpperCase(Locale.ROOT);
    int end = Math.max(0, code.length() - 1);
    String letter = code.substring(end);
    int suit = letter.isEmpty() ? -1 : Math.max(SUITS.indexOf(letter), SIGNS.indexOf(letter));
    String symbol = code.substring(0, end);
    int rank = RANKS.indexOf(symbol.equals("T") ? "10" : symbol);
    if (suit < 0 || rank < 0) {
      throw new IllegalArgumentException(
          lenientFormat(
              "%s is not a card; expected a rank (2 to 10, J, Q, K, A) and a suit (S, H, C, "
                  + "D), such as JD",
              Excerpt.quote(text)));
    }
    return Card.of(Rank.at(rank), Suit.at(suit));
  }
}
