package dev.baize.blackjack;

import dev.baize.core.player.Player;

/**
 * A player of blackjack, with one method for each of the two questions of the specification.
 *
 * <p>The view holds all that the player may know, including the cards exposed since the last
 * shuffle. A player that would rather be notified of each card as it is exposed implements {@link
 * CardCountingPlayer}.
 */
public interface BlackjackPlayer extends Player<BlackjackView, BlackjackDecision, BlackjackEvent> {

  /**
   * {@return how much to bet on the next hand, from {@link BlackjackView#minimum} to {@link
   * BlackjackView#bankroll}}
   *
   * @param view what the player knows before the cards are dealt
   */
  long bet(BlackjackView view);

  /**
   * {@return whether to draw another card}
   *
   * @param view what the player knows, including the cards on the table
   */
  boolean draw(BlackjackView view);

  /** Asks the question that goes with the view's {@link BlackjackView#phase phase}. */
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
