package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackView;
import dev.baize.blackjack.counting.CardCount;

/**
 * Plays basic strategy, computed exactly for the rules of the house: the best play by total,
 * softness, pair, up card and what is allowed. Always bets the minimum.
 */
public final class Basic extends CardCounter {

  /** A Basic player, who knows no index plays; all it keeps between decisions is the card. */
  public Basic() {
    super(CardCount.HILO, TrueCountRounding.EXACT, 1, 0, 0);
  }

  @Override
  public long bet(BlackjackView view) {
    return view.minimum();
  }
}
