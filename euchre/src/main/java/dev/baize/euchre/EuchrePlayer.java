package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.player.Player;
import java.util.Objects;

/**
 * A player of euchre: the four questions of the game.
 *
 * <p>The view tells everything that the seat may know, {@link EuchreView#legalCards} and {@link
 * EuchreView#mayOrderUp} what may be answered.
 */
public interface EuchrePlayer extends Player<EuchreView, EuchreDecision, EuchreEvent> {

  /** Making: to order up a suit or to pass, in {@link Phase#ROUND_ONE} or {@code ROUND_TWO}. */
  Bid orderUp(EuchreView view);

  /** The dealer has picked up the upcard: which of the six cards in hand to put away. */
  Card discard(EuchreView view);

  /** Which card to lead to a new trick. */
  Card lead(EuchreView view);

  /** Which card to play to a trick that was led to. */
  Card play(EuchreView view);

  /** Asks the question of the view's {@link EuchreView#phase phase}. */
  @Override
  default EuchreDecision decide(EuchreView view) {
    Phase phase = view.phase();
    if (phase == Phase.FOLLOW || phase == Phase.LEAD) {
      return EuchreDecision.play(answer(phase == Phase.LEAD ? lead(view) : play(view)));
    }
    if (phase == Phase.DISCARD) {
      return EuchreDecision.discard(answer(discard(view)));
    }
    if (phase == Phase.OVER) {
      throw new IllegalStateException("the game is over");
    }
    return orderUp(view);
  }

  private static Card answer(Card card) {
    return Objects.requireNonNull(card, "the answer is null, not a card");
  }
}
