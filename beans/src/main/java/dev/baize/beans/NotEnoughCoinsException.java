package dev.baize.beans;

import dev.baize.beans.kernel.Prices;
import dev.baize.core.game.IllegalDecisionException;
import java.io.Serial;

/** Thrown when a seat lacks the coins for a third chain. The game is unchanged. */
public final class NotEnoughCoinsException extends IllegalDecisionException {

  @Serial private static final long serialVersionUID = 1L;

  NotEnoughCoinsException(BeansView view, BeansDecision decision, String position) {
    super(
        view.seat(),
        decision,
        view.legal(),
        position,
        "it costs " + Prices.THIRD_CHAIN + " coins, and the player has " + view.coins(view.seat()));
  }
}
