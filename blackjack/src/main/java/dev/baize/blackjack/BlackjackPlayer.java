package dev.baize.blackjack;

import static java.util.Objects.requireNonNull;

import dev.baize.core.player.Player;

/**
 * A player of blackjack, with one method for each question. The two of the specification are {@link
 * #bet} and {@link #draw}; the others, which only some houses ask, have answers by default.
 *
 * <p>The view holds all that the player may know, including the cards exposed since the last
 * shuffle. A player that would rather be notified of each card overrides {@link #observe} and looks
 * for {@link BlackjackEvent.Exposure} and the shuffles.
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

  /**
   * {@return how much to insure against a natural of the dealer, from 1 to {@link
   * BlackjackView#mostInsurance}; 0, as by default, for nothing}
   *
   * @param view what the player knows, including the cards on the table
   */
  default long insure(BlackjackView view) {
    requireNonNull(view);
    return 0;
  }

  /**
   * {@return whether to give the hand up before the dealer looks for a natural; not by default}
   *
   * @param view what the player knows, including the cards on the table
   */
  default boolean surrender(BlackjackView view) {
    requireNonNull(view);
    return false;
  }

  /**
   * {@return what to do with the hand in play, one of {@link BlackjackView#legal}; to hit or to
   * stand as {@link #draw} says, unless a player knows more than that}
   *
   * @param view what the player knows, including the cards on the table
   */
  default BlackjackDecision play(BlackjackView view) {
    return draw(view) ? BlackjackDecision.hit() : BlackjackDecision.stand();
  }

  /** Asks the question that goes with the view's {@link BlackjackView#phase phase}. */
  @Override
  default BlackjackDecision decide(BlackjackView view) {
    Phase phase = view.phase();
    // Not a switch: its indirect jump on the phase is mispredicted where branches are not.
    if (phase == Phase.PLAY) {
      return play(view);
    }
    if (phase == Phase.BET) {
      return BlackjackDecision.bet(bet(view));
    }
    return decideBeforePlay(phase, view);
  }

  private BlackjackDecision decideBeforePlay(Phase phase, BlackjackView view) {
    if (phase == Phase.OVER) {
      throw new IllegalStateException("the session is over");
    }
    if (phase == Phase.SURRENDER) {
      return surrender(view) ? BlackjackDecision.surrender() : BlackjackDecision.decline();
    }
    long amount = insure(view);
    return amount == 0 ? BlackjackDecision.decline() : BlackjackDecision.insure(amount);
  }
}
