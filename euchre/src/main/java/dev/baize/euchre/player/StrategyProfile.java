package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreView;

/**
 * A strategy for each seat: that of {@link Expert} or that of {@link Simple}.
 *
 * @param simple the seats that play like Simple, a mask of four bits
 */
record StrategyProfile(int simple) {

  private static final Expert EXPERT_PLAYER = new Expert();
  private static final Simple SIMPLE_PLAYER = new Simple();

  /**
   * The decision of the seat to act.
   *
   * @param view what that seat sees
   */
  EuchreDecision decide(EuchreView view) {
    return isSimple(view) ? SIMPLE_PLAYER.decide(view) : EXPERT_PLAYER.decide(view);
  }

  /**
   * The card that the dealer discards.
   *
   * @param view what the dealer sees
   */
  Card discard(EuchreView view) {
    return isSimple(view) ? SIMPLE_PLAYER.discard(view) : EXPERT_PLAYER.discard(view);
  }

  private boolean isSimple(EuchreView view) {
    return (simple & (1 << view.seat().index())) != 0;
  }
}
