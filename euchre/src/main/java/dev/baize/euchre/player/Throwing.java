package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;

/** Which card to part with: as dealer, or in a trick that is lost or safe. */
final class Throwing {

  private static final CardSet KINGS = CardSet.rank(Rank.KING);

  private Throwing() {}

  /** The card of the hand that is missed least. */
  static Card away(Memory memory) {
    CardSet side = memory.sideCards();
    if (side.isEmpty()) {
      return memory.trump().lowest(memory.hand());
    }
    CardSet spare = orAll(side.minus(memory.bosses(side)), side);
    CardSet lone = memory.trumps().isEmpty() ? CardSet.none() : lone(memory, spare);
    return lone.isEmpty() ? orAll(spare.minus(guarded(memory)), spare).lowest() : lone.lowest();
  }

  /** Those that leave a suit empty, which trumps can then take. */
  private static CardSet lone(Memory memory, CardSet cards) {
    CardSet lone = CardSet.none();
    for (Card card : cards) {
      lone = memory.isLone(card) ? lone.with(card) : lone;
    }
    return lone;
  }

  /** The kings with one card beside them, and those cards: alone, an ace would catch the king. */
  private static CardSet guarded(Memory memory) {
    CardSet guarded = CardSet.none();
    for (Card king : memory.sideCards().intersection(KINGS)) {
      CardSet suit = memory.inSuitOf(king);
      guarded = suit.size() == 2 && suit.highest() == king ? guarded.union(suit) : guarded;
    }
    return guarded;
  }

  private static CardSet orAll(CardSet some, CardSet all) {
    return some.isEmpty() ? all : some;
  }
}
