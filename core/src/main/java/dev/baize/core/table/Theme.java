package dev.baize.core.table;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardCode;
import dev.baize.core.card.Suit;
import java.util.List;

/** How suits are written at a table. */
public enum Theme {
  /** As letters, which every terminal can show: {@code JD}. */
  LETTERS,
  /** As suit signs: {@code J♦}. */
  SYMBOLS;

  private static final List<String> SIGNS = List.of("♠", "♥", "♣", "♦");

  /**
   * {@return the shortest form of a card, such as {@code J♦}, {@code 10S}}
   *
   * @param card any card
   */
  public StyledText card(Card card) {
    return inSuit(card.suit(), CardCode.of(card.rank()) + sign(card.suit()));
  }

  /**
   * {@return a suit's sign or letter}
   *
   * @param suit any suit
   */
  public StyledText suit(Suit suit) {
    return inSuit(suit, sign(suit));
  }

  private static StyledText inSuit(Suit suit, String text) {
    boolean red = suit == Suit.HEARTS || suit == Suit.DIAMONDS;
    return StyledText.of(text, red ? Style.RED : Style.STRONG);
  }

  private String sign(Suit suit) {
    return this == SYMBOLS ? SIGNS.get(suit.index()) : CardCode.of(suit);
  }
}
