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
   * {@return how much to wager on the hand that begins, from {@link BlackjackView#minimum} to
   * {@link BlackjackView#bankroll}}
   *
   * @param view what the player knows before the cards are dealt
   */
  long bet(BlackjackView view);

  /**
   * {@return whether to draw another card}
   *
   * @param view what the player knows, the cards on the table among it
   */
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
