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
    CardSet losers = side.minus(memory.bosses(side));
    CardSet lone = memory.trumps().isEmpty() ? CardSet.none() : lone(memory, losers);
    if (!lone.isEmpty()) {
      return lone.lowest();
    }
    CardSet spare = orAll(losers, side);
    return orAll(spare.minus(guarded(memory)), spare).lowest();
  }

  /** Those that leave a suit empty, which trumps can then take. */
  private static CardSet lone(Memory memory, CardSet cards) {
    CardSet lone = CardSet.none();
    for (Card card : cards) {
      lone = memory.isLone(card) ? lone.with(card) : lone;
    }
    return lone;
  }

  /** Kings with one card beside them, and those cards: alone, a king would fall to the ace. */
  private static CardSet guarded(Memory memory) {
    CardSet guarded = CardSet.none();
    for (Card king : memory.sideCards().intersection(KINGS)) {
      CardSet suit = memory.inSuitOf(king);
      guarded = suit.size() == 2 && !memory.isBoss(king) ? guarded.union(suit) : guarded;
    }
    return guarded;
  }

  private static CardSet orAll(CardSet some, CardSet all) {
    return some.isEmpty() ? all : some;
  }
}
