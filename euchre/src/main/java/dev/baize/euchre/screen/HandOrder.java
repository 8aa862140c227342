package dev.baize.euchre.screen;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.euchre.Trump;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The order in which a hand is held: suit by suit, the highest card first; trumps, once they are
 * made, before all others.
 */
final class HandOrder {

  private HandOrder() {}

  static List<Card> of(CardSet hand, Optional<Trump> trump) {
    return hand.stream()
        .sorted(
            trump
                .map(HandOrder::by)
                .orElse(Comparator.comparing(Card::suit))
                .thenComparing(Comparator.reverseOrder()))
        .toList();
  }

  private static Comparator<Card> by(Trump trump) {
    return Comparator.comparing((Card card) -> trump.effectiveSuit(card) != trump.suit())
        .thenComparing(trump::effectiveSuit)
        .thenComparing((one, other) -> compare(one, other, trump));
  }

  private static int compare(Card one, Card other, Trump trump) {
    Suit led = trump.effectiveSuit(one);
    if (one.equals(other) || led != trump.effectiveSuit(other)) {
      return 0;
    }
    return trump.beats(one, other, led) ? -1 : 1;
  }
}
