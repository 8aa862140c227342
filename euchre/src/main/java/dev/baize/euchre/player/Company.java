package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreView;

/**
 * Who may sit at a table: players that decide as {@link Expert} does, and some as {@link Simple}.
 *
 * @param simple the seats of those who decide as Simple, as bits
 */
record Company(int simple) {

  private static final Expert EXPERT_PLAYER = new Expert();
  private static final Simple SIMPLE_PLAYER = new Simple();

  /**
   * What a seat decides.
   *
   * @param view what it sees
   */
  EuchreDecision decide(EuchreView view) {
    return isSimple(view) ? SIMPLE_PLAYER.decide(view) : EXPERT_PLAYER.decide(view);
  }

  /**
   * What a dealer puts away.
   *
   * @param view what it sees
   */
  Card discard(EuchreView view) {
    return isSimple(view) ? SIMPLE_PLAYER.discard(view) : EXPERT_PLAYER.discard(view);
  }

  private boolean isSimple(EuchreView view) {
    return (simple & (1 << view.seat().index())) != 0;
  }
}
