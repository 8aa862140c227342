package dev.baize.beans;

import dev.baize.beans.kernel.Prices;
import dev.baize.core.game.IllegalDecisionException;
import java.io.Serial;
import java.util.Locale;

/**
 * Thrown when a seat tries to buy a third chain without the coins for it. The game is unchanged.
 */
public final class NotEnoughCoinsException extends IllegalDecisionException {

  @Serial private static final long serialVersionUID = 1L;

  NotEnoughCoinsException(BeansView view, BeansDecision decision, String position) {
    super(
        view.seat(),
        decision,
        view.legal(),
        position,
        String.format(
            Locale.ROOT,
            "it costs %d coins, and the player has %d",
            Prices.THIRD_CHAIN,
            view.coins(view.seat())));
  }
}
