package dev.baize.euchre.player;

import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.euchre.kernel.EuchreCards;

/** The masks of the cards of some ranks. */
final class RankMasks {

  static final int LOWS = of(Rank.NINE) | of(Rank.TEN);
  static final int JACKS = of(Rank.JACK);
  static final int QUEENS = of(Rank.QUEEN);
  static final int KINGS = of(Rank.KING);
  static final int ACES = of(Rank.ACE);
  static final int FACES_AND_ACES = JACKS | QUEENS | KINGS | ACES;

  private RankMasks() {}

  private static int of(Rank rank) {
    return EuchreCards.mask(CardSet.rank(rank));
  }
}
