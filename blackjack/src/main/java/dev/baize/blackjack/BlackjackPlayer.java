package dev.baize.blackjack;

import dev.baize.core.player.Player;

/**
 * A player of blackjack: the two questions of the specification.
 *
 * <p>The view tells everything that the player may know, the cards that were seen since the last
 * shuffle among it. A player that wants to be told of each card as it is exposed is a {@link
 * WatchingPlayer}.
 */
public interface BlackjackPlayer extends Player<BlackjackView, BlackjackDecision, BlackjackEvent> {

  /**
   * How much to wager on the hand that begins, from {@link BlackjackView#minimum} to {@link
   * BlackjackView#bankroll}.
   */
  long bet(BlackjackView view);

  /** Whether to draw another card. */
  boolean draw(BlackjackView view);

  /** Asks the question of the view's {@link BlackjackView#phase phase}. */
  @Override
  default BlackjackDecision decide(BlackjackView view) {
    Phase phase = view.phase();
    if (phase == Phase.DRAW) {
      return draw(view) ? BlackjackDecision.hit() : BlackjackDecision.stand();
    }
    if (phase == Phase.OVER) {
      throw new IllegalStateException("the session is over");
    }
    return BlackjackDecision.bet(bet(view));
  }
}
