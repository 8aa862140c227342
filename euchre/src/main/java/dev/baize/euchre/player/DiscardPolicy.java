package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;

/**
 * Which card to throw away: as the dealer, or to a trick that is lost or already won by partner.
 */
final class DiscardPolicy {

  private static final CardSet KINGS = CardSet.rank(Rank.KING);

  private DiscardPolicy() {}

  /** The least useful card in hand. */
  static Card discard(KnownCards known) {
    CardSet side = known.sideCards();
    if (side.isEmpty()) {
      return known.trump().lowest(known.hand());
    }
    CardSet losers = side.minus(known.bosses(side));
    CardSet singletons = known.trumps().isEmpty() ? CardSet.none() : singletons(known, losers);
    if (!singletons.isEmpty()) {
      return singletons.lowest();
    }
    CardSet spare = orAll(losers, side);
    return orAll(spare.minus(guarded(known)), spare).lowest();
  }

  /** The singletons, which leave a void that trumps can ruff. */
  private static CardSet singletons(KnownCards known, CardSet cards) {
    CardSet singletons = CardSet.none();
    for (Card card : cards) {
      singletons = known.isSingleton(card) ? singletons.with(card) : singletons;
    }
    return singletons;
  }

  /** Guarded kings, and the one card that guards each: an unguarded king would fall to the ace. */
  private static CardSet guarded(KnownCards known) {
    CardSet guarded = CardSet.none();
    for (Card king : known.sideCards().intersection(KINGS)) {
      CardSet suit = known.sameSuit(king);
      guarded = suit.size() == 2 && !known.isBoss(king) ? guarded.union(suit) : guarded;
    }
    return guarded;
  }

  private static CardSet orAll(CardSet some, CardSet all) {
    return some.isEmpty() ? all : some;
  }
}
