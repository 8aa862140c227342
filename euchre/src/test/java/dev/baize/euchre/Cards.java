package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardCode;
import dev.baize.core.card.CardSet;
import java.util.Arrays;
import java.util.List;

/** Cards in short notation, such as {@code 9S TH JC QD KS AH}. */
public final class Cards {

  private Cards() {}

  /** One card. */
  public static Card card(String text) {
    return CardCode.parse(text);
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
