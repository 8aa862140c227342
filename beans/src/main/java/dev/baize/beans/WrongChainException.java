package dev.baize.beans;

import dev.baize.core.game.IllegalDecisionException;
import java.io.Serial;

/** Thrown when a card would go to a chain of another bean. The game is unchanged. */
public final class WrongChainException extends IllegalDecisionException {

  @Serial private static final long serialVersionUID = 1L;

  WrongChainException(BeansView view, BeansDecision decision, String position) {
    super(
        view.seat(), decision, view.legal(), position, "the card is " + view.card().orElseThrow());
  }

  /** Whether a decision chains a card where the question is about a card of another bean. */
  static boolean isWrong(BeansDecision decision, BeansView view) {
    return switch (view.phase()) {
      case LEFT_CARD, DRAWN_CARD -> decision instanceof BeansDecision.Chain;
      case PLAY_AGAIN -> decision instanceof BeansDecision.Play;
      default -> false;
    };
  }
}
