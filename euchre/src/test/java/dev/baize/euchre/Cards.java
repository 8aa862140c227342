package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import java.util.Arrays;
import java.util.List;

/** Cards in short, such as {@code 9S TH JC QD KS AH}. */
public final class Cards {

  private static final String RANKS = "23456789TJQKA";
  private static final String SUITS = "SHCD";

  private Cards() {}

  /** One card. */
  public static Card card(String text) {
    return Card.of(Rank.at(RANKS.indexOf(text.charAt(0))), Suit.at(SUITS.indexOf(text.charAt(1))));
  }

  /** Cards in the order in which they are written. */
  public static List<Card> list(String text) {
    return text.isEmpty()
        ? List.of()
        : Arrays.stream(text.split(" ", -1)).map(Cards::card).toList();
  }

  /** Cards as a set. */
  public static CardSet set(String text) {
    return list(text).stream().collect(CardSet.collector());
  }
}
